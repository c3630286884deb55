import type { ComponentType } from 'react';
import type { ElementName, ElementOf } from '@/lib/elements/contract-types';
import type { ElementPath } from './element-path';

/** The props of the component that renders an element. */
export type ElementProps<Name extends ElementName> = {
  element: ElementOf<Name>;
  path: ElementPath;
};

/** The component of each element. An element of the contract without a component is a type error. */
export type ElementRegistry = { [Name in ElementName]: ComponentType<ElementProps<Name>> };

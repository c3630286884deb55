import type { ElementOf } from '@/lib/contract/contract-types';
import { ActionButton } from '../parts/action-button';

/** The element `secondary`: a second choice of nearly the same weight. */
export function SecondaryElement({ element }: { element: ElementOf<'secondary'> }) {
  return <ActionButton kind="secondary" {...element} />;
}

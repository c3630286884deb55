import type { ElementOf } from '@/lib/elements/contract-types';
import { ActionButton } from '../parts/action-button';

/** The element `regular`: a button for an ordinary action. */
export function RegularElement({ element }: { element: ElementOf<'regular'> }) {
  return <ActionButton kind="regular" {...element} />;
}

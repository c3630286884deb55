import type { ElementOf } from '@/lib/elements/contract-types';
import { ActionButton } from '../parts/action-button';

/** The element `button`: a button for the main action. */
export function ButtonElement({ element }: { element: ElementOf<'button'> }) {
  return <ActionButton kind="button" {...element} />;
}

import type { ElementOf } from '@/lib/elements/contract-types';
import { ActionButton } from '../parts/action-button';

/** The element `secondary`: a button for an alternative to the main action. */
export function SecondaryElement({ element }: { element: ElementOf<'secondary'> }) {
  return <ActionButton kind="secondary" {...element} />;
}

import type { ElementOf } from '@/lib/elements/contract';
import { ActionButton } from '../parts/press';

/** The element `button`: the main action. */
export function ButtonElement({ element }: { element: ElementOf<'button'> }) {
  return <ActionButton kind="button" {...element} />;
}

import type { ElementOf } from '@/lib/elements/contract';
import { ActionButton } from '../parts/press';

/** The element `regular`: an ordinary action beside the main one. */
export function RegularElement({ element }: { element: ElementOf<'regular'> }) {
  return <ActionButton kind="regular" {...element} />;
}

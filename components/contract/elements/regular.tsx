import type { ElementOf } from '@/lib/contract/contract-types';
import { ActionButton } from '../parts/action-button';

/** The element `regular`: an ordinary action beside the main one. */
export function RegularElement({ element }: { element: ElementOf<'regular'> }) {
  return <ActionButton kind="regular" {...element} />;
}

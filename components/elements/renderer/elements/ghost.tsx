import type { ElementOf } from '@/lib/elements/contract-types';
import { ActionButton } from '../parts/action-button';

/** The element `ghost`: a button without a background, for minor actions. */
export function GhostElement({ element }: { element: ElementOf<'ghost'> }) {
  return <ActionButton kind="ghost" {...element} />;
}

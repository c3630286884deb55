import type { ElementOf } from '@/lib/elements/contract';
import { ActionButton } from '../parts/press';

/** The element `ghost`: a quiet action without a box. */
export function GhostElement({ element }: { element: ElementOf<'ghost'> }) {
  return <ActionButton kind="ghost" {...element} />;
}

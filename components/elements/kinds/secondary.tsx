import type { ElementOf } from '@/lib/elements/contract';
import { ActionButton } from '../parts/press';

/** The element `secondary`: a second choice of nearly the same weight. */
export function SecondaryElement({ element }: { element: ElementOf<'secondary'> }) {
  return <ActionButton kind="secondary" {...element} />;
}

import type { ElementOf } from '@/lib/elements/contract';
import { Press } from '../parts/press';

/** The element `secondary`: a second choice of nearly the same weight. */
export function Secondary({ element }: { element: ElementOf<'secondary'> }) {
  return <Press kind="secondary" {...element} />;
}

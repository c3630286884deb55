import type { ElementOf } from '@/lib/elements/contract';
import { Press } from '../parts/press';

/** The element `ghost`: a quiet action without a box. */
export function Ghost({ element }: { element: ElementOf<'ghost'> }) {
  return <Press kind="ghost" {...element} />;
}

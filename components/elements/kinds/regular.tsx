import type { ElementOf } from '@/lib/elements/contract';
import { Press } from '../parts/press';

/** The element `regular`: an ordinary action beside the main one. */
export function Regular({ element }: { element: ElementOf<'regular'> }) {
  return <Press kind="regular" {...element} />;
}

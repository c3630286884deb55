import type { ElementOf } from '@/lib/elements/contract';
import { Press } from '../parts/press';

/** The element `button`: the main action. */
export function Button({ element }: { element: ElementOf<'button'> }) {
  return <Press kind="button" {...element} />;
}

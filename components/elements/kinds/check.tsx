import type { ElementOf } from '@/lib/elements/contract';
import { CheckBox } from '../parts/check-box';
import { useInput } from '../use-input';

/** The element `check`: a box to tick. */
export function Check({ element }: { element: ElementOf<'check'> }) {
  return <CheckBox input={useInput<boolean>(element, false)} />;
}

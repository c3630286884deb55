import type { ElementOf } from '@/lib/elements/contract';
import { CheckboxInput } from '../parts/check-box';
import { useInput } from '../use-input';

/** The element `check`: a box to tick. */
export function CheckElement({ element }: { element: ElementOf<'check'> }) {
  return <CheckboxInput input={useInput<boolean>(element, false)} />;
}

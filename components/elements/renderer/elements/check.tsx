import type { ElementOf } from '@/lib/elements/contract-types';
import { CheckboxInput } from '../parts/checkbox-input';
import { useInput } from '../screen/use-input';

/** The element `check`: a checkbox. */
export function CheckElement({ element }: { element: ElementOf<'check'> }) {
  return <CheckboxInput input={useInput<boolean>(element, false)} />;
}

import type { ElementOf } from '@/lib/contract/contract-types';
import { ElementChildren, type ElementPath } from '../screen/element-view';

/** The element `fragment`: several elements without a box of their own. */
export function FragmentElement({
  element,
  at,
}: {
  element: ElementOf<'fragment'>;
  at: ElementPath;
}) {
  return <ElementChildren element={element} path={at} />;
}

import type { ElementOf } from '@/lib/elements/contract';
import { ElementChildren, type ElementPath } from '../render';

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

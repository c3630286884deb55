import type { ElementOf } from '@/lib/elements/contract';
import { Content, type Place } from '../render';

/** The element `fragment`: several elements without a box of their own. */
export function Fragment({ element, at }: { element: ElementOf<'fragment'>; at: Place }) {
  return <Content element={element} at={at} />;
}

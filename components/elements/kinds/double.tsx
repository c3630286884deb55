import type { ElementOf } from '@/lib/elements/contract';
import { type Place, placeOf, RenderElement } from '../render';
import { spaceOf } from '../style';

/** The element `double`: two elements side by side. */
export function Double({ element, at }: { element: ElementOf<'double'>; at: Place }) {
  const { start, end, gap = 'm', stack = 'large-text' } = element;
  return (
    <div className="el-double" data-stack={stack} style={{ gap: spaceOf(gap) }}>
      <div>
        <RenderElement value={start} at={placeOf(at, 'start')} />
      </div>
      <div>
        <RenderElement value={end} at={placeOf(at, 'end')} />
      </div>
    </div>
  );
}

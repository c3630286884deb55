import type { ElementOf } from '@/lib/contract/contract-types';
import { spacingToCss } from '../screen/element-style';
import { childPath, type ElementPath, ElementView } from '../screen/element-view';

/** The element `double`: two elements side by side. */
export function DoubleElement({ element, at }: { element: ElementOf<'double'>; at: ElementPath }) {
  const { start, end, gap = 'm', stack = 'large-text' } = element;
  return (
    <div className="el-double" data-stack={stack} style={{ gap: spacingToCss(gap) }}>
      <div>
        <ElementView value={start} path={childPath(at, 'start')} />
      </div>
      <div>
        <ElementView value={end} path={childPath(at, 'end')} />
      </div>
    </div>
  );
}

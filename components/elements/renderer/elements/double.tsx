import type { ElementProps } from '../screen/element-component';
import { childPath } from '../screen/element-path';
import { spacingToCss } from '../screen/element-style';
import { ElementView } from '../screen/element-view';

/** The element `double`: two elements side by side. */
export function DoubleElement({ element, path }: ElementProps<'double'>) {
  const { start, end, gap = 'm', stack = 'large-text' } = element;
  return (
    <div className="el-double" data-stack={stack} style={{ gap: spacingToCss(gap) }}>
      <div>
        <ElementView value={start} path={childPath(path, 'start')} />
      </div>
      <div>
        <ElementView value={end} path={childPath(path, 'end')} />
      </div>
    </div>
  );
}

import type { ElementOf } from '@/lib/elements/contract-types';
import { spacingToCss } from '../screen/element-style';

/** The element `line`: a horizontal rule. */
export function LineElement({ element }: { element: ElementOf<'line'> }) {
  const { weight = 'thin', inset = 'none' } = element;
  return (
    <hr
      className="el-line-rule"
      data-weight={weight}
      style={{ marginInline: spacingToCss(inset) }}
    />
  );
}

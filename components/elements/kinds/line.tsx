import type { ElementOf } from '@/lib/elements/contract';
import { spacingToCss } from '../style';

/** The element `line`: a thin rule. */
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

import type { ElementOf } from '@/lib/elements/contract-types';
import { spacingToCss } from '../screen/element-style';

/** The element `spacer`: empty space. */
export function SpacerElement({
  element: { size = 'm', grow = false },
}: {
  element: ElementOf<'spacer'>;
}) {
  return (
    <div
      className="el-spacer"
      data-grow={grow || undefined}
      style={{ minHeight: spacingToCss(size), minWidth: spacingToCss(size) }}
      aria-hidden="true"
    />
  );
}

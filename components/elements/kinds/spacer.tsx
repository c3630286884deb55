import type { ElementOf } from '@/lib/elements/contract';
import { spaceOf } from '../style';

/** The element `spacer`: empty room. */
export function Spacer({
  element: { size = 'm', grow = false },
}: {
  element: ElementOf<'spacer'>;
}) {
  return (
    <div
      className="el-spacer"
      data-grow={grow || undefined}
      style={{ minHeight: spaceOf(size), minWidth: spaceOf(size) }}
      aria-hidden="true"
    />
  );
}

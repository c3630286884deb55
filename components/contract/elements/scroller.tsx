import type { ElementOf } from '@/lib/contract/contract-types';
import { Landmark } from '../parts/landmark';
import { spacingToCss } from '../screen/element-style';
import { ElementChildren, type ElementPath } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `scroller`: a row that scrolls sideways. */
export function ScrollerElement({
  element,
  at,
}: {
  element: ElementOf<'scroller'>;
  at: ElementPath;
}) {
  const { gap = 'm', itemWidth = 'wide', snap = true } = element;
  const label = useText(element.label);
  return (
    // A scrolling region must be reachable by keyboard.
    <Landmark
      kind="region"
      className="el-scroller"
      data-item-width={itemWidth}
      data-snap={snap || undefined}
      style={{ gap: spacingToCss(gap) }}
      aria-label={label || 'Scrolling row'}
      tabIndex={0}
    >
      <ElementChildren element={element} path={at} />
    </Landmark>
  );
}

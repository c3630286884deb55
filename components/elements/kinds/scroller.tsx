import type { ElementOf } from '@/lib/elements/contract';
import { Landmark } from '../parts/landmark';
import { ElementChildren, type ElementPath } from '../render';
import { spacingToCss } from '../style';
import { useText } from '../use-screen';

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

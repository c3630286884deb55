import type { ElementOf } from '@/lib/elements/contract';
import { Landmark } from '../parts/landmark';
import { Content, type Place } from '../render';
import { spaceOf } from '../style';
import { useText } from '../use-screen';

/** The element `scroller`: a row that scrolls sideways. */
export function Scroller({ element, at }: { element: ElementOf<'scroller'>; at: Place }) {
  const { gap = 'm', itemWidth = 'wide', snap = true } = element;
  const label = useText(element.label);
  return (
    // A scrolling region must be reachable by keyboard.
    <Landmark
      kind="region"
      className="el-scroller"
      data-item-width={itemWidth}
      data-snap={snap || undefined}
      style={{ gap: spaceOf(gap) }}
      aria-label={label || 'Scrolling row'}
      tabIndex={0}
    >
      <Content element={element} at={at} />
    </Landmark>
  );
}

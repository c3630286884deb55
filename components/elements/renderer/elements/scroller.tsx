import { Landmark } from '../parts/landmark';
import type { ElementProps } from '../screen/element-component';
import { spacingToCss } from '../screen/element-style';
import { ElementChildren } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `scroller`: a row that scrolls horizontally. */
export function ScrollerElement({ element, path }: ElementProps<'scroller'>) {
  const { gap = 'm', itemWidth = 'wide', snap = true } = element;
  const label = useText(element.label);
  return (
    // A scrolling region must be focusable to be scrollable by keyboard.
    <Landmark
      kind="region"
      className="el-scroller"
      data-item-width={itemWidth}
      data-snap={snap || undefined}
      style={{ gap: spacingToCss(gap) }}
      aria-label={label || 'Scrolling row'}
      tabIndex={0}
    >
      <ElementChildren element={element} path={path} />
    </Landmark>
  );
}

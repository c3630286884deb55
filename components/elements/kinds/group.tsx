import type { ElementOf } from '@/lib/elements/contract';
import { nameGroup } from '../parts/name-group';
import { Content, type Place } from '../render';
import { spaceOf } from '../style';
import { useText } from '../use-screen';

/** The element `group`: a column or a row with one distance. */
export function Group({ element, at }: { element: ElementOf<'group'>; at: Place }) {
  const { direction = 'column', gap = 'm', wrap = true, justify = 'start' } = element;
  const label = useText(element.accessibilityLabel);
  return (
    <div
      className="el-group"
      data-direction={direction}
      data-wrap={wrap}
      data-justify={justify}
      style={{ gap: spaceOf(gap) }}
      {...nameGroup(label)}
    >
      <Content element={element} at={at} />
    </div>
  );
}

import type { ElementOf } from '@/lib/elements/contract';
import { namedGroupProps } from '../parts/name-group';
import { ElementChildren, type ElementPath } from '../render';
import { spacingToCss } from '../style';
import { useText } from '../use-screen';

/** The element `group`: a column or a row with one distance. */
export function GroupElement({ element, at }: { element: ElementOf<'group'>; at: ElementPath }) {
  const { direction = 'column', gap = 'm', wrap = true, justify = 'start' } = element;
  const label = useText(element.accessibilityLabel);
  return (
    <div
      className="el-group"
      data-direction={direction}
      data-wrap={wrap}
      data-justify={justify}
      style={{ gap: spacingToCss(gap) }}
      {...namedGroupProps(label)}
    >
      <ElementChildren element={element} path={at} />
    </div>
  );
}

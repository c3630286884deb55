import type { ElementOf } from '@/lib/contract/contract-types';
import { namedGroupProps } from '../parts/named-group-props';
import { spacingToCss } from '../screen/element-style';
import { ElementChildren, type ElementPath } from '../screen/element-view';
import { useText } from '../screen/use-screen';

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

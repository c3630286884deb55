import { namedGroupProps } from '../parts/named-group-props';
import type { ElementProps } from '../screen/element-component';
import { spacingToCss } from '../screen/element-style';
import { ElementChildren } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `group`: a column or a row of elements with uniform spacing. */
export function GroupElement({ element, path }: ElementProps<'group'>) {
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
      <ElementChildren element={element} path={path} />
    </div>
  );
}

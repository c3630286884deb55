import type { ElementOf } from '@/lib/elements/contract-types';
import { AccessibleText } from '../parts/accessible-text';
import { ElementIcon } from '../parts/element-icon';
import { useText } from '../screen/use-screen';

/** The element `caption`: small text. */
export function CaptionElement({ element }: { element: ElementOf<'caption'> }) {
  const text = useText(element.text);
  return (
    <p className="el-caption">
      {element.icon && <ElementIcon name={element.icon} />}
      <span>
        <AccessibleText accessibleLabel={element.accessibilityLabel}>{text}</AccessibleText>
      </span>
    </p>
  );
}

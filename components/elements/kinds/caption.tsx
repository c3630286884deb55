import type { ElementOf } from '@/lib/elements/contract';
import { ElementIcon } from '../parts/icon';
import { AccessibleText } from '../parts/spoken';
import { useText } from '../use-screen';

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

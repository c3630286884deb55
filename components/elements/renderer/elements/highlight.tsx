import type { ElementOf } from '@/lib/elements/contract-types';
import { AccessibleText } from '../parts/accessible-text';
import { ElementIcon } from '../parts/element-icon';
import { useText } from '../screen/use-screen';

/** The element `highlight`: a short text on a colored background. */
export function HighlightElement({ element }: { element: ElementOf<'highlight'> }) {
  const { tone = 'neutral', icon, accessibilityLabel } = element;
  const text = useText(element.text);
  return (
    <span className="el-highlight" data-tone={tone}>
      {icon && <ElementIcon name={icon} />}
      <span>
        <AccessibleText accessibleLabel={accessibilityLabel}>{text}</AccessibleText>
      </span>
    </span>
  );
}

import type { ElementOf } from '@/lib/elements/contract';
import { ElementIcon } from '../parts/icon';
import { AccessibleText } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `highlight`: a few words on a coloured ground. */
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

import type { ElementOf } from '@/lib/elements/contract';
import { CollapsibleText } from '../parts/folded-text';
import { AccessibleText } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `subtitle`: a line below a title. */
export function SubtitleElement({ element }: { element: ElementOf<'subtitle'> }) {
  const { lines = 0, accessibilityLabel } = element;
  const text = useText(element.text);
  if (lines > 0 && !accessibilityLabel)
    return <CollapsibleText text={text} lines={lines} className="el-subtitle" />;
  return (
    <p className="el-subtitle">
      <AccessibleText accessibleLabel={accessibilityLabel}>{text}</AccessibleText>
    </p>
  );
}

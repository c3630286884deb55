import type { ElementOf } from '@/lib/elements/contract-types';
import { AccessibleText } from '../parts/accessible-text';
import { CollapsibleText } from '../parts/collapsible-text';
import { useText } from '../screen/use-screen';

/** The element `subtitle`: a text below a title. */
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

import type { ElementOf } from '@/lib/elements/contract-types';
import { AccessibleText } from '../parts/accessible-text';
import { ScreenHeading } from '../parts/screen-heading';
import { useText } from '../screen/use-screen';

/** The element `title`: a heading. */
export function TitleElement({ element }: { element: ElementOf<'title'> }) {
  const { level = 2, size = 'm', accessibilityLabel } = element;
  const text = useText(element.text);
  return (
    <ScreenHeading level={level} className="el-title" data-size={size}>
      <AccessibleText accessibleLabel={accessibilityLabel}>{text}</AccessibleText>
    </ScreenHeading>
  );
}

import type { ElementOf } from '@/lib/elements/contract-types';
import { AccessibleText } from '../parts/accessible-text';
import { useText } from '../screen/use-screen';

/** The element `splitter`: a divider that contains text. */
export function SplitterElement({ element }: { element: ElementOf<'splitter'> }) {
  const text = useText(element.text);
  return (
    <div className="el-splitter">
      <span>
        <AccessibleText accessibleLabel={element.accessibilityLabel}>{text}</AccessibleText>
      </span>
    </div>
  );
}

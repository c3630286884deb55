import type { ElementOf } from '@/lib/elements/contract';
import { AccessibleText } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `splitter`: a divider with words in it. */
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

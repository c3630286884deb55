import type { ElementOf } from '@/lib/elements/contract';
import { Spoken } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `splitter`: a divider with words in it. */
export function Splitter({ element }: { element: ElementOf<'splitter'> }) {
  const text = useText(element.text);
  return (
    <div className="el-splitter">
      <span>
        <Spoken as={element.accessibilityLabel}>{text}</Spoken>
      </span>
    </div>
  );
}

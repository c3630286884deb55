import type { ElementOf } from '@/lib/elements/contract';
import { FoldedText } from '../parts/folded-text';
import { Spoken } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `subtitle`: a line below a title. */
export function Subtitle({ element }: { element: ElementOf<'subtitle'> }) {
  const { lines = 0, accessibilityLabel } = element;
  const text = useText(element.text);
  if (lines > 0 && !accessibilityLabel)
    return <FoldedText text={text} lines={lines} className="el-subtitle" />;
  return (
    <p className="el-subtitle">
      <Spoken as={accessibilityLabel}>{text}</Spoken>
    </p>
  );
}

import type { ElementOf } from '@/lib/elements/contract';
import { Heading } from '../parts/heading';
import { Spoken } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `title`: a heading. */
export function Title({ element }: { element: ElementOf<'title'> }) {
  const { level = 2, size = 'm', accessibilityLabel } = element;
  const text = useText(element.text);
  return (
    <Heading level={level} className="el-title" data-size={size}>
      <Spoken as={accessibilityLabel}>{text}</Spoken>
    </Heading>
  );
}

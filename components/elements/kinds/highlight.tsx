import type { ElementOf } from '@/lib/elements/contract';
import { ElementIcon } from '../parts/icon';
import { Spoken } from '../parts/spoken';
import { useText } from '../use-screen';

/** The element `highlight`: a few words on a coloured ground. */
export function Highlight({ element }: { element: ElementOf<'highlight'> }) {
  const { tone = 'neutral', icon, accessibilityLabel } = element;
  const text = useText(element.text);
  return (
    <span className="el-highlight" data-tone={tone}>
      {icon && <ElementIcon name={icon} />}
      <span>
        <Spoken as={accessibilityLabel}>{text}</Spoken>
      </span>
    </span>
  );
}

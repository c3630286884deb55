import type { ElementOf } from '@/lib/elements/contract';
import { Drawing } from '../parts/drawing';
import { Heading } from '../parts/heading';
import { useText } from '../use-screen';

/** The element `header`: the opening of a screen. */
export function Header({ element }: { element: ElementOf<'header'> }) {
  const { level = 1, align = 'start', illustration } = element;
  const title = useText(element.title);
  const text = useText(element.text);
  return (
    <div className="el-header" data-align={align}>
      {illustration && <Drawing name={illustration} size="m" />}
      <Heading level={level} className="el-title" data-size="l">
        {title}
      </Heading>
      {text && <p className="el-subtitle">{text}</p>}
    </div>
  );
}

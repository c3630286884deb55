import type { ElementOf } from '@/lib/elements/contract';
import { IllustrationImage } from '../parts/drawing';
import { ScreenHeading } from '../parts/heading';
import { useText } from '../use-screen';

/** The element `header`: the opening of a screen. */
export function HeaderElement({ element }: { element: ElementOf<'header'> }) {
  const { level = 1, align = 'start', illustration } = element;
  const title = useText(element.title);
  const text = useText(element.text);
  return (
    <div className="el-header" data-align={align}>
      {illustration && <IllustrationImage name={illustration} size="m" />}
      <ScreenHeading level={level} className="el-title" data-size="l">
        {title}
      </ScreenHeading>
      {text && <p className="el-subtitle">{text}</p>}
    </div>
  );
}

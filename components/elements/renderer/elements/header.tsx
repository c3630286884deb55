import type { ElementOf } from '@/lib/elements/contract-types';
import { IllustrationImage } from '../parts/illustration-image';
import { ScreenHeading } from '../parts/screen-heading';
import { useText } from '../screen/use-screen';

/** The element `header`: the title area of a screen. */
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

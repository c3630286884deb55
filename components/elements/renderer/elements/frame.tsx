import { namedGroupProps } from '../parts/named-group-props';
import type { ElementProps } from '../screen/element-component';
import { childPath } from '../screen/element-path';
import { ElementList } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `frame`: an outline around content, with a title in the outline. */
export function FrameElement({ element, path }: ElementProps<'frame'>) {
  const title = useText(element.title);
  return (
    <div className="el-frame" data-tone={element.tone ?? 'neutral'} {...namedGroupProps(title)}>
      {title && (
        <span className="el-frame-title" aria-hidden="true">
          {title}
        </span>
      )}
      <ElementList elements={element.content} path={childPath(path, 'content')} />
    </div>
  );
}

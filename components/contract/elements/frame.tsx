import type { ElementOf } from '@/lib/contract/contract-types';
import { namedGroupProps } from '../parts/named-group-props';
import { childPath, ElementList, type ElementPath } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `frame`: an outline around a part, with a name in the outline. */
export function FrameElement({ element, at }: { element: ElementOf<'frame'>; at: ElementPath }) {
  const title = useText(element.title);
  return (
    <div className="el-frame" data-tone={element.tone ?? 'neutral'} {...namedGroupProps(title)}>
      {title && (
        <span className="el-frame-title" aria-hidden="true">
          {title}
        </span>
      )}
      <ElementList elements={element.content} path={childPath(at, 'content')} />
    </div>
  );
}

import type { ElementOf } from '@/lib/elements/contract';
import { namedGroupProps } from '../parts/name-group';
import { childPath, ElementList, type ElementPath } from '../render';
import { useText } from '../use-screen';

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

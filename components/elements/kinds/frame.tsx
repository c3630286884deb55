import type { ElementOf } from '@/lib/elements/contract';
import { nameGroup } from '../parts/name-group';
import { Elements, type Place, placeOf } from '../render';
import { useText } from '../use-screen';

/** The element `frame`: an outline around a part, with a name in the outline. */
export function Frame({ element, at }: { element: ElementOf<'frame'>; at: Place }) {
  const title = useText(element.title);
  return (
    <div className="el-frame" data-tone={element.tone ?? 'neutral'} {...nameGroup(title)}>
      {title && (
        <span className="el-frame-title" aria-hidden="true">
          {title}
        </span>
      )}
      <Elements of={element.content} at={placeOf(at, 'content')} />
    </div>
  );
}

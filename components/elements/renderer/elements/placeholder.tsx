import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { IllustrationImage } from '../parts/illustration-image';
import { itemKey } from '../parts/item-key';
import { useText } from '../screen/use-screen';

type PlaceholderProps = { element: ElementOf<'placeholder'> };

function EmptyState({ element: { illustration, action, ...element } }: PlaceholderProps) {
  const title = useText(element.title);
  const text = useText(element.text);
  const label = useText(action?.label);
  return (
    <div className="el-empty">
      {illustration && <IllustrationImage name={illustration} />}
      {title && <strong>{title}</strong>}
      {text && <p>{text}</p>}
      {action && (
        <PlainButton className="el-button el-empty-action" action={action.action}>
          {label}
        </PlainButton>
      )}
    </div>
  );
}

/** The element `placeholder`: shapes for content that is loading, or a message that there is no content. */
export function PlaceholderElement({ element }: PlaceholderProps) {
  const { kind, rows = 3 } = element;
  const label = useText(element.label);
  if (kind === 'empty') return <EmptyState element={element} />;
  const shapeCount = kind === 'photo' || kind === 'card' ? 1 : rows;
  return (
    <div className="el-placeholder" data-kind={kind} role="status">
      <span className="el-hidden">{label || 'Loading'}</span>
      {Array.from({ length: shapeCount }, (_, index) => (
        <span key={itemKey(index)} className="el-shape" aria-hidden="true" />
      ))}
    </div>
  );
}

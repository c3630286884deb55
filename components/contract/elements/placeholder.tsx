import type { ElementOf } from '@/lib/contract/contract-types';
import { PlainButton } from '../parts/action-button';
import { IllustrationImage } from '../parts/illustration-image';
import { itemKey } from '../parts/item-key';
import { useText } from '../screen/use-screen';

type Props = { element: ElementOf<'placeholder'> };

function Empty({ element: { illustration, action, ...element } }: Props) {
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

/** The element `placeholder`: keeps the place of what is not there yet, or says that there is nothing. */
export function PlaceholderElement({ element }: Props) {
  const { kind, rows = 3 } = element;
  const label = useText(element.label);
  if (kind === 'empty') return <Empty element={element} />;
  const shapes = kind === 'photo' || kind === 'card' ? 1 : rows;
  return (
    <div className="el-placeholder" data-kind={kind} role="status">
      <span className="el-hidden">{label || 'Loading'}</span>
      {Array.from({ length: shapes }, (_, index) => (
        <span key={itemKey(index)} className="el-shape" aria-hidden="true" />
      ))}
    </div>
  );
}

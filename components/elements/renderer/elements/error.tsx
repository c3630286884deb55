import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { IllustrationImage } from '../parts/illustration-image';
import { useText } from '../screen/use-screen';

/** The element `error`: what failed, why, and what the doctor can do. */
export function ErrorElement({ element }: { element: ElementOf<'error'> }) {
  const { retry, scope = 'part' } = element;
  const title = useText(element.title);
  const text = useText(element.text);
  const code = useText(element.code);
  const retryLabel = useText(element.retryLabel);
  return (
    <div className="el-error" data-scope={scope} role="alert">
      {scope === 'screen' ? (
        <IllustrationImage name="error" size="l" />
      ) : (
        <ElementIcon name="error" />
      )}
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {code && <p className="el-error-code">Reference {code}</p>}
        {retry && (
          <PlainButton className="el-button el-error-retry" action={retry}>
            {retryLabel || 'Try again'}
          </PlainButton>
        )}
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { ElementOf, IconName, Tone } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useText } from '../screen/use-screen';

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'error',
};

/** The element `alert`: a message next to the content that it is about. */
export function AlertElement({ element }: { element: ElementOf<'alert'> }) {
  const { tone = 'info', action, dismissible, announce = 'polite' } = element;
  const [isClosed, setIsClosed] = useState(false);
  const title = useText(element.title);
  const text = useText(element.text);
  const label = useText(action?.label);
  if (isClosed) return null;
  return (
    <div className="el-alert" data-tone={tone} role={announce === 'assertive' ? 'alert' : 'status'}>
      <ElementIcon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        <p>{text}</p>
        {action && (
          <PlainButton className="el-text-button" action={action.action}>
            {label}
          </PlainButton>
        )}
      </div>
      {dismissible && (
        <PlainButton className="el-icon-button" label="Close" onClick={() => setIsClosed(true)}>
          <ElementIcon name="close" />
        </PlainButton>
      )}
    </div>
  );
}

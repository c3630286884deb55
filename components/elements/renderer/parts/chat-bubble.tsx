import type { ReactNode } from 'react';
import type { Action, Binding, TextValue } from '@/lib/elements/contract-types';
import { useText } from '../screen/use-screen';
import { PlainButton } from './action-button';
import { useMediaUrl } from './use-media';

type ChatBubbleProps = {
  side: 'incoming' | 'outgoing';
  text: TextValue;
  time?: TextValue | undefined;
  photo?: string | Binding | undefined;
  photoAlternative?: TextValue | undefined;
  sender?: string;
  unread?: boolean | undefined;
  failed?: boolean;
  action?: Action | undefined;
  footer?: ReactNode;
};

/** A message in a chat. */
export function ChatBubble({
  side,
  sender,
  unread,
  failed,
  action,
  footer,
  ...message
}: ChatBubbleProps) {
  const text = useText(message.text);
  const time = useText(message.time);
  const alternative = useText(message.photoAlternative);
  const source = useMediaUrl(message.photo);
  const body = (
    <>
      {source && <img className="el-bubble-photo" src={source} alt={alternative} />}
      <span className="el-bubble-text">{text}</span>
    </>
  );
  return (
    <div
      className="el-bubble"
      data-side={side}
      data-failed={failed || undefined}
      role="group"
      aria-label={sender || (side === 'outgoing' ? 'You' : undefined)}
    >
      {(sender || unread) && (
        <p className="el-bubble-head">
          {sender}
          {unread && <span className="el-bubble-new">New</span>}
        </p>
      )}
      {action ? (
        <PlainButton className="el-bubble-body" action={action}>
          {body}
        </PlainButton>
      ) : (
        <div className="el-bubble-body">{body}</div>
      )}
      {(time || footer) && (
        <p className="el-bubble-foot">
          {time && <span>{time}</span>}
          {footer}
        </p>
      )}
    </div>
  );
}

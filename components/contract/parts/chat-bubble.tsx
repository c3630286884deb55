import type { ReactNode } from 'react';
import type { Action, Binding, TextValue } from '@/lib/contract/contract-types';
import { useText } from '../screen/use-screen';
import { PlainButton } from './action-button';
import { useMediaUrl } from './use-media-url';

type BubbleProps = {
  side: 'incoming' | 'outgoing';
  text: TextValue;
  time?: TextValue;
  photo?: string | Binding;
  photoAlternative?: TextValue;
  sender?: string;
  unread?: boolean;
  failed?: boolean;
  action?: Action;
  footer?: ReactNode;
};

/** A message of a chat. */
export function ChatBubble({
  side,
  sender: head,
  unread,
  failed,
  action,
  footer: foot,
  ...message
}: BubbleProps) {
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
      aria-label={head || (side === 'outgoing' ? 'You' : undefined)}
    >
      {(head || unread) && (
        <p className="el-bubble-head">
          {head}
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
      {(time || foot) && (
        <p className="el-bubble-foot">
          {time && <span>{time}</span>}
          {foot}
        </p>
      )}
    </div>
  );
}

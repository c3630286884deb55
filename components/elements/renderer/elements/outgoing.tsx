import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { ChatBubble } from '../parts/chat-bubble';

const statusLabels = { sending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' };

/** The element `outgoing`: a message that the doctor sent. */
export function OutgoingElement({ element }: { element: ElementOf<'outgoing'> }) {
  const { status = 'sent', retry } = element;
  return (
    <ChatBubble
      side="outgoing"
      failed={status === 'failed'}
      text={element.text}
      time={element.time}
      photo={element.photo}
      photoAlternative={element.photoAlternative}
      footer={
        <>
          <span className="el-bubble-status">{statusLabels[status]}</span>
          {status === 'failed' && retry && (
            <PlainButton className="el-text-button" action={retry}>
              Retry
            </PlainButton>
          )}
        </>
      }
    />
  );
}

import type { ElementOf } from '@/lib/elements/contract';
import { Bubble } from '../parts/bubble';
import { PlainButton } from '../parts/press';

const statusWords = { sending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' };

/** The element `outgoing`: a message that the doctor sent. */
export function Outgoing({ element }: { element: ElementOf<'outgoing'> }) {
  const { status = 'sent', retry } = element;
  return (
    <Bubble
      side="outgoing"
      failed={status === 'failed'}
      text={element.text}
      time={element.time}
      photo={element.photo}
      photoAlternative={element.photoAlternative}
      foot={
        <>
          <span className="el-bubble-status">{statusWords[status]}</span>
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

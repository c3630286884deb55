import type { ElementOf } from '@/lib/elements/contract-types';
import { ChatBubble } from '../parts/chat-bubble';
import { useText } from '../screen/use-screen';

/** The element `incoming`: a message that the doctor received. */
export function IncomingElement({ element }: { element: ElementOf<'incoming'> }) {
  const sender = useText(element.sender);
  return (
    <ChatBubble
      side="incoming"
      sender={sender}
      unread={element.unread}
      text={element.text}
      time={element.time}
      photo={element.photo}
      photoAlternative={element.photoAlternative}
      action={element.action}
    />
  );
}

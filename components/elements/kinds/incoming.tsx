import type { ElementOf } from '@/lib/elements/contract';
import { ChatBubble } from '../parts/bubble';
import { useText } from '../use-screen';

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

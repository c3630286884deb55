import type { ElementOf } from '@/lib/elements/contract';
import { Bubble } from '../parts/bubble';
import { useText } from '../use-screen';

/** The element `incoming`: a message that the doctor received. */
export function Incoming({ element }: { element: ElementOf<'incoming'> }) {
  const sender = useText(element.sender);
  return (
    <Bubble
      side="incoming"
      head={sender}
      unread={element.unread}
      text={element.text}
      time={element.time}
      photo={element.photo}
      photoAlternative={element.photoAlternative}
      action={element.action}
    />
  );
}

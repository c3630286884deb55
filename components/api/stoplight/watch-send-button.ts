import { elementsSelectors, elementsTexts } from './elements-internals';

/** Whether a pointer or keyboard event activates the send button. Enter and Space do, other keys do not. */
function isActivation(event: Event): boolean {
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return false;
  const button =
    event.target instanceof Element ? event.target.closest(elementsSelectors.sendButton) : null;
  return button?.textContent?.trim() === elementsTexts.sendButton;
}

/** How long after an activation a request may start. Elements starts it immediately. */
const requestTimeoutMs = 100;

/**
 * Detects activations of the send button to which Elements reacts with no request, for example because a required value
 * is missing. Elements shows that beside the button only.
 * @returns `onRequest`, to be called for each request, and `stop`
 */
export function watchSendButton(onNothingSent: () => void): {
  onRequest: () => void;
  stop: () => void;
} {
  let hasRequest = false;
  let timer: number | undefined;
  const onStart = (event: Event) => {
    if (isActivation(event)) hasRequest = false;
  };
  // The request starts before or after the click event: Elements listens to other events.
  const onEnd = (event: Event) => {
    if (!isActivation(event)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!hasRequest) onNothingSent();
    }, requestTimeoutMs);
  };
  const listeners = [
    ['pointerdown', onStart],
    ['keydown', onStart],
    ['click', onEnd],
    ['keyup', onEnd],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  return {
    onRequest: () => {
      hasRequest = true;
    },
    stop: () => {
      window.clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    },
  };
}

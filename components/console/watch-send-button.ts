const findSend = ({ target }: Event): HTMLElement | undefined => {
  const button = target instanceof Element ? target.closest('.SendButtonHolder button') : null;
  const isSend = button instanceof HTMLElement && button.textContent?.trim() === 'Send API Request';
  return isSend ? button : undefined;
};

const isKeyOfButton = (event: Event) =>
  !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';

/** How long after a press the library may take to make its call, in milliseconds: it makes it at once. */
const patience = 100;

/**
 * Tells where «Send API Request» was pressed and no call followed, as where a value is missing: the library says so
 * beside the button, and nowhere else.
 * @returns `onCall` to hear of each call, and `stop` to take itself away
 */
export function watchSendButton(onNothing: () => void): { onCall: () => void; stop: () => void } {
  let hasCalled = false;
  let timer: number | undefined;
  const onStart = (event: Event) => {
    if (findSend(event) && isKeyOfButton(event)) hasCalled = false;
  };
  // The call is made before the click or after it: the library listens to other events.
  const onEnd = (event: Event) => {
    if (!findSend(event) || !isKeyOfButton(event)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!hasCalled) onNothing();
    }, patience);
  };
  const listeners = [
    ['pointerdown', onStart],
    ['keydown', onStart],
    ['click', onEnd],
    ['keyup', onEnd],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  return {
    onCall: () => {
      hasCalled = true;
    },
    stop: () => {
      window.clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    },
  };
}

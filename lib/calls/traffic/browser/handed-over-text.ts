import { storagePrefix } from '../../../site/storage-keys';

/**
 * A text that the search hands over to the page that checks calls. It can have a token, so it is in no URL, and in the
 * tab's storage only until the page reads it.
 */
const storageKey = `${storagePrefix}pasted-call`;
const event = 'pasted-call';

/**
 * Stores a text for the page that checks calls.
 * @returns whether that page is shown and has read the text
 */
export function handOverText(text: string): boolean {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Without storage, the page opens without the text.
  }
  return !window.dispatchEvent(new Event(event, { cancelable: true }));
}

/** Reads the text, and removes it. */
export function consumeHandedOverText(): string {
  try {
    const text = sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.removeItem(storageKey);
    return text;
  } catch {
    return '';
  }
}

/** Calls back with each text while the page is shown. Returns a function that ends it. */
export function watchHandedOverText(onText: (text: string) => void): () => void {
  const onEvent = (handedOver: Event) => {
    handedOver.preventDefault();
    onText(consumeHandedOverText());
  };
  window.addEventListener(event, onEvent);
  return () => window.removeEventListener(event, onEvent);
}

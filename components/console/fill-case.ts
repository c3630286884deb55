import { caseParameter } from '@/lib/console/case-address';
import { type Case, cases } from '@/lib/sandbox/seed/cases';
import { findField } from './find-field';
import { forgetToken, writeToken } from './token';

/** How long the console may take until it shows the fields of an operation, in milliseconds. */
const patience = 20_000;

/**
 * The case that the page's address names, with its token taken as the reader's: none where the case goes without.
 * Unknown names count as no case.
 */
export function takeCase(): Case | undefined {
  const id = new URLSearchParams(window.location.search).get(caseParameter);
  const found = cases.find((known) => known.id === id);
  if (found?.token) writeToken(found.token);
  else if (found) forgetToken();
  return found;
}

/** Types into a field as a reader would: the console's library keeps what its own events tell it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const findBody = () =>
  document.querySelector<HTMLTextAreaElement>(
    '.sl-elements .TryItPanel textarea, .sl-elements textarea[id*="json"]',
  );

/**
 * Puts the parameters and the body of a case into the console's fields, once they are there.
 * @returns stops waiting for them
 */
export function fillCase({ path = {}, query = {}, body }: Case): () => void {
  const waiting = new Map(
    Object.entries({ ...path, ...query }).map(([name, value]) => [name, String(value)]),
  );
  let bodyWaits = body !== undefined;
  const fill = () => {
    for (const [name, value] of waiting) {
      const field = findField(name);
      if (!field) continue;
      type(field, value);
      waiting.delete(name);
    }
    const text = bodyWaits ? findBody() : null;
    if (text) {
      type(text, JSON.stringify(body, null, 2));
      bodyWaits = false;
    }
    if (waiting.size === 0 && !bodyWaits) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), patience);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

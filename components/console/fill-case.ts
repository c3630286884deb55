import { caseParameter, sampleParameter } from '@/lib/console/case-address';
import { readSample } from '@/lib/console/kept-sample';
import { type PreparedCall, prepareCase } from '@/lib/console/prepared-call';
import { cases } from '@/lib/sandbox/seed/cases';
import { findBody, findChoice, findField } from './find-field';
import { findShownOperation } from './shown-operation';
import { forgetToken, writeToken } from './token';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the console and what belongs into it. */
type Slot = { find: () => Field | null; value: string; filled?: Field };

function findCall(): PreparedCall | undefined {
  const search = new URLSearchParams(window.location.search);
  const found = cases.find(({ id }) => id === search.get(caseParameter));
  if (found) return prepareCase(found);
  return search.has(sampleParameter) ? readSample() : undefined;
}

/**
 * The call that the page's address asks for: a case by its name, or the sample that the tab keeps. Its token is taken
 * as the reader's; none where a case goes without. Unknown names, and calls of another operation than the address
 * names, count as none.
 */
export function takeCase(): PreparedCall | undefined {
  const call = findCall();
  if (!call || findShownOperation() !== call.operationId) return undefined;
  if (call.token === null) forgetToken();
  else if (call.token !== undefined) writeToken(call.token);
  return call;
}

/** Types into a field as a reader would: the console's library keeps what its own events tell it. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const listSlots = ({ fields, body }: PreparedCall): Slot[] => [
  ...Object.entries(fields).map(([name, value]) => ({
    find: () => findField(name) ?? findChoice(name),
    value,
  })),
  ...(body === undefined ? [] : [{ find: findBody, value: JSON.stringify(body, null, 2) }]),
];

/**
 * Keeps the parameters and the body of a call in the console's fields for as long as its operation is shown. The
 * library draws them anew with its defaults: when it finds that its place is narrow, when a phone is turned, when it
 * starts again. What the reader types stays.
 * @param onLeave hears that the reader went to something else
 * @returns stops it
 */
export function fillCase(call: PreparedCall, onLeave: () => void): () => void {
  const slots = listSlots(call);
  const fill = () => {
    if (findShownOperation() !== call.operationId) {
      stop();
      onLeave();
      return;
    }
    for (const slot of slots) {
      const field = slot.find();
      if (!field || field === slot.filled) continue;
      slot.filled = field;
      if (field.value !== slot.value) type(field, slot.value);
    }
  };
  const onInput = ({ target }: Event) => {
    for (const slot of slots) if (slot.filled === target) slot.value = slot.filled?.value ?? '';
  };
  const observer = new MutationObserver(fill);
  function stop() {
    observer.disconnect();
    document.removeEventListener('input', onInput);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', onInput);
  fill();
  return stop;
}

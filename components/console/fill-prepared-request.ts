import { caseParameter, sampleParameter } from '@/lib/console/console-urls';
import { type PreparedRequest, prepareCase } from '@/lib/console/prepared-request';
import { readStoredSample } from '@/lib/console/stored-sample';
import { sandboxCases } from '@/lib/sandbox/seed/sandbox-cases';
import { getCurrentOperationId } from './current-operation';
import { findBodyTextarea, findParameterInput, findParameterSelect } from './find-request-fields';
import { removeToken, writeToken } from './token-storage';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the console and what belongs into it. */
type Slot = { find: () => Field | null; value: string; filled?: Field };

function findCall(): PreparedRequest | undefined {
  const search = new URLSearchParams(window.location.search);
  const found = sandboxCases.find(({ id }) => id === search.get(caseParameter));
  if (found) return prepareCase(found);
  return search.has(sampleParameter) ? readStoredSample() : undefined;
}

/**
 * The call that the page's address asks for: a case by its name, or the sample that the tab keeps. Its token is taken
 * as the reader's; none where a case goes without. Unknown names, and calls of another operation than the address
 * names, count as none.
 */
export function readPreparedRequest(): PreparedRequest | undefined {
  const call = findCall();
  if (!call || getCurrentOperationId() !== call.operationId) return undefined;
  if (call.token === null) removeToken();
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

const listSlots = ({ fields, body }: PreparedRequest): Slot[] => [
  ...Object.entries(fields).map(([name, value]) => ({
    find: () => findParameterInput(name) ?? findParameterSelect(name),
    value,
  })),
  ...(body === undefined ? [] : [{ find: findBodyTextarea, value: JSON.stringify(body, null, 2) }]),
];

/**
 * Keeps the parameters and the body of a call in the console's fields for as long as its operation is shown. The
 * library draws them anew with its defaults: when it finds that its place is narrow, when a phone is turned, when it
 * starts again. What the reader types stays.
 * @param onLeave hears that the reader went to something else
 * @returns stops it
 */
export function fillPreparedRequest(call: PreparedRequest, onLeave: () => void): () => void {
  const slots = listSlots(call);
  const fill = () => {
    if (getCurrentOperationId() !== call.operationId) {
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

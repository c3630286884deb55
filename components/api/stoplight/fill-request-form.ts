import type { PreparedRequest } from '@/lib/calls/console/prepared-request';
import {
  findBodyTextarea,
  findParameterInput,
  findParameterSelect,
  getCurrentOperationId,
} from './request-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value as typing would. React ignores assignments to `value` because it overrides the property's setter. */
function enterValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Fills values into the form for as long as their operation is displayed: Elements renders new controls with its defaults
 * if the layout changes.
 * @param onLeave is called when another operation is displayed
 * @returns a function that stops it
 */
export function fillRequestForm(
  { operationId, fields, body }: Pick<PreparedRequest, 'operationId' | 'fields' | 'body'>,
  onLeave: () => void,
): () => void {
  const filled = new WeakSet<Control>();
  const enter = (control: Control | null | undefined, value: string) => {
    if (!control || filled.has(control)) return;
    filled.add(control);
    if (control.value !== value) enterValue(control, value);
  };
  const fill = () => {
    if (getCurrentOperationId() !== operationId) {
      observer.disconnect();
      onLeave();
      return;
    }
    for (const [name, value] of Object.entries(fields))
      enter(findParameterInput(name) ?? findParameterSelect(name), value);
    if (body !== undefined) enter(findBodyTextarea(), body);
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return () => observer.disconnect();
}

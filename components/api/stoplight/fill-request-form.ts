import { getCurrentOperationId } from './current-operation';
import { findBodyTextarea, findParameterInput, findParameterSelect } from './request-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control of the form, the value it should have, and the element that was filled last. */
type FormField = {
  find: () => Control | null | undefined;
  value: string;
  filled?: Control;
};

export type RequestFormValues = {
  operationId: string;
  /** Values of the parameters by name. */
  fields: Readonly<Record<string, string>>;
  body?: unknown;
};

/** Sets a value as typing would. React ignores assignments to `value` because it overrides the property's setter. */
function enterValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

function listFields({ fields, body }: RequestFormValues): FormField[] {
  const parameters: FormField[] = Object.entries(fields).map(([name, value]) => ({
    find: () => findParameterInput(name) ?? findParameterSelect(name),
    value,
  }));
  if (body === undefined) return parameters;
  return [...parameters, { find: findBodyTextarea, value: JSON.stringify(body, null, 2) }];
}

/**
 * Fills values into the form for as long as their operation is displayed. Elements renders new controls with its
 * defaults if the layout changes or Elements restarts: they get the values too, with what the reader changed.
 * @param onLeave is called when another operation is displayed
 * @returns a function that stops it
 */
export function fillRequestForm(values: RequestFormValues, onLeave: () => void): () => void {
  const fields = listFields(values);
  const fill = () => {
    if (getCurrentOperationId() !== values.operationId) {
      stop();
      onLeave();
      return;
    }
    for (const field of fields) {
      const control = field.find();
      if (!control || control === field.filled) continue;
      field.filled = control;
      if (control.value !== field.value) enterValue(control, field.value);
    }
  };
  const onInput = ({ target }: Event) => {
    for (const field of fields) {
      if (field.filled && field.filled === target) field.value = field.filled.value;
    }
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

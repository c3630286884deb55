import { parseConsoleRoute } from '@/lib/calls/console/console-route';
import { elementsSelectors } from './elements-internals';

/** Returns the ID of the displayed operation or webhook, if any. */
export function getCurrentOperationId(): string | undefined {
  const route = parseConsoleRoute(window.location.hash);
  return 'id' in route ? route.id : undefined;
}

/** Finds the text field of a parameter in the displayed form. Elements labels it with the parameter's name. */
export const findParameterInput = (name: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(elementsSelectors.parameterInput)].find(
    (input) => input.getAttribute('aria-label') === name,
  );

/** Finds the hidden `select` of a parameter in the displayed form, which enumerations and Booleans have. */
export function findParameterSelect(name: string): HTMLSelectElement | undefined {
  const label = [
    ...document.querySelectorAll<HTMLLabelElement>(elementsSelectors.parameterLabel),
  ].find(({ htmlFor }) => htmlFor.startsWith(`id_${name}_`));
  const selects = document.querySelectorAll<HTMLSelectElement>(elementsSelectors.parameterSelect);
  return [...selects].find((select) =>
    label?.nextElementSibling?.nextElementSibling?.contains(select),
  );
}

/** Finds the text area of the body in the displayed form. */
export const findBodyTextarea = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>(elementsSelectors.bodyTextarea);

/** Moves the focus to the first control of the displayed form, if any. */
export function focusRequestForm(): void {
  document.querySelector<HTMLElement>(elementsSelectors.requestFormControl)?.focus();
}

const findSendButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(elementsSelectors.sendButton);

/**
 * Sends the request of the displayed form, as the Enter key on its button would. The button ignores the first click by
 * code after one of a pointer.
 */
export function sendRequestForm(): void {
  const init = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  for (const type of ['keydown', 'keyup'])
    findSendButton()?.dispatchEvent(new KeyboardEvent(type, init));
}

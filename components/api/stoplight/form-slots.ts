import { elementsSelectors } from './elements-internals';

/** Elements of the console that are displayed beside the form of Elements. */
export type FormSlots = {
  /** Above the form. */
  note: HTMLElement;
  /** Below the form, or beside it. It follows the form in the document, so the keyboard reaches it after the form. */
  response: HTMLElement;
};

/**
 * Puts the slots beside the displayed form. Elements does not know them, and takes them out with the form. Call it again
 * whenever the markup changes.
 */
export function placeFormSlots(root: Element, { note, response }: FormSlots): void {
  const form = root.querySelector(elementsSelectors.requestFormBlock);
  if (!form) return;
  if (form.previousElementSibling !== note) form.before(note);
  if (form.nextElementSibling !== response) form.after(response);
}

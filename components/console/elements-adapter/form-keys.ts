import { elementsSelectors } from './elements-internals';
import { sendRequestForm } from './request-form';

/**
 * Corrects what keys do in the form:
 * - Tab leaves the editor of the body, which would insert spaces, and Escape keeps the focus in it, which the editor
 *   would give up.
 * - Ctrl+Enter (⌘+Enter) sends the request.
 *
 * React listens above the container of Elements, so an event that stops here does not reach the editor.
 * @returns a function that stops it
 */
export function handleFormKeys(root: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element)) return;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (!target.closest(elementsSelectors.requestForm)) return;
      event.preventDefault();
      event.stopPropagation();
      sendRequestForm();
    } else if (
      (key === 'Tab' || key === 'Escape') &&
      target.matches(elementsSelectors.bodyTextarea)
    ) {
      event.stopPropagation();
    }
  };
  root.addEventListener('keydown', onKeyDown, true);
  return () => root.removeEventListener('keydown', onKeyDown, true);
}

/** Keeps the focus on the send button while a request is sent: Elements disables it, and a browser takes the focus away. */
export function keepSendFocusable(root: Element): void {
  const button = root.querySelector<HTMLButtonElement>(`${elementsSelectors.sendButton}:disabled`);
  if (button === document.activeElement && button) button.disabled = false;
}

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

const isSendButton = (element: unknown): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.matches(elementsSelectors.sendButton);

/**
 * Keeps the focus on the send button while a request is sent: Elements disables it, and in Chromium 150, it then loses the
 * focus at once.
 * @returns a function that stops it
 */
export function keepSendFocused(root: HTMLElement): () => void {
  const onFocusOut = ({ target }: FocusEvent) => {
    if (!isSendButton(target) || !target.disabled) return;
    queueMicrotask(() => {
      target.disabled = false;
      target.focus();
    });
  };
  root.addEventListener('focusout', onFocusOut);
  return () => root.removeEventListener('focusout', onFocusOut);
}

/** The same for browsers in which a disabled button loses the focus with the next frame. */
export function keepSendFocusable(): void {
  const { activeElement } = document;
  if (isSendButton(activeElement)) activeElement.disabled = false;
}

import { type CopyCodeDetail, copyCodeEvent } from '../../site/browser/page-events';
import { showCopyResult } from './copy-result';

const findCode = (button: HTMLElement) => button.closest('figure')?.querySelector('pre');

/** Copies the code of a code block and shows on the button whether that succeeded. */
export async function copyCode(button: HTMLElement): Promise<void> {
  try {
    const text = findCode(button)?.querySelector('code')?.textContent ?? '';
    const detail: CopyCodeDetail = { text };
    document.dispatchEvent(new CustomEvent(copyCodeEvent, { detail }));
    await navigator.clipboard.writeText(detail.text);
    showCopyResult(button, { kind: 'copied', label: 'Copied' });
  } catch {
    const label = 'Copying failed: select the text and copy it manually';
    showCopyResult(button, { kind: 'failed', label });
  }
}

const isPressed = (button: HTMLElement) => button.ariaPressed === 'true';

/** Turns the wrapping of long lines in a code block on or off. */
export function toggleCodeWrap(button: HTMLElement): void {
  button.ariaPressed = String(!isPressed(button));
}

const wrapButton = '[data-control="wrap-code"]';

const overflowObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const button = target.closest('figure')?.querySelector<HTMLElement>(wrapButton);
    if (button) button.hidden = !isPressed(button) && target.scrollWidth <= target.clientWidth;
  }
});

/**
 * Shows the "Toggle word wrap" button only on code blocks of the page that overflow. Updates it when a block's size
 * changes, for example because its tab is selected.
 */
export function observeCodeOverflow(): void {
  overflowObserver.disconnect();
  for (const button of document.querySelectorAll<HTMLElement>(wrapButton)) {
    const pre = findCode(button);
    if (pre) overflowObserver.observe(pre);
  }
}

import { copyLabel } from '../site/copy-label';
import { controlAttribute } from '../site/data-attributes/controls';
import { resultAttribute } from '../site/data-attributes/widgets';

/** The label of the button after copying, and how long the button has it. */
const results = {
  copied: { label: 'Copied', feedbackMs: 1000 },
  failed: { label: 'Copying failed: select the text and copy it manually', feedbackMs: 4000 },
} as const;

const timers = new WeakMap<HTMLElement, number>();

const findCode = (button: HTMLElement) => button.closest('figure')?.querySelector('pre');

function showResult(button: HTMLElement, result: keyof typeof results): void {
  const { label, feedbackMs } = results[result];
  const status = button.parentElement?.querySelector('[role="status"]');
  const setText = (buttonLabel: string, announcement: string) => {
    button.ariaLabel = buttonLabel;
    if (status) status.textContent = announcement;
  };
  button.setAttribute(resultAttribute, result);
  setText(label, label);
  const reset = () => {
    button.removeAttribute(resultAttribute);
    setText(copyLabel, '');
  };
  window.clearTimeout(timers.get(button));
  timers.set(button, window.setTimeout(reset, feedbackMs));
}

/** Copies the code of a code block and shows on the button whether that succeeded. */
export async function copyCode(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(findCode(button)?.querySelector('code')?.textContent ?? '');
    showResult(button, 'copied');
  } catch {
    showResult(button, 'failed');
  }
}

const isPressed = (button: HTMLElement) => button.ariaPressed === 'true';

/** Turns the wrapping of long lines in a code block on or off. */
export function toggleCodeWrap(button: HTMLElement): void {
  button.ariaPressed = String(!isPressed(button));
}

const wrapButton = `[${controlAttribute}="wrap-code"]`;

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

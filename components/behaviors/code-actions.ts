import { copyLabel } from './copy-label';

/** What came of copying, and for how many milliseconds the button says so. */
const results = {
  copied: { label: 'Copied', told: 1000 },
  failed: { label: 'Copying failed: select the text and copy it by hand', told: 4000 },
} as const;

const timers = new WeakMap<HTMLElement, number>();

const findCode = (button: HTMLElement) => button.closest('figure')?.querySelector('pre');

function tell(button: HTMLElement, result: keyof typeof results): void {
  const { label, told } = results[result];
  const status = button.parentElement?.querySelector('[role="status"]');
  const say = (name: string, announced: string) => {
    button.ariaLabel = name;
    if (status) status.textContent = announced;
  };
  button.dataset.result = result;
  say(label, label);
  const forget = () => {
    delete button.dataset.result;
    say(copyLabel, '');
  };
  window.clearTimeout(timers.get(button));
  timers.set(button, window.setTimeout(forget, told));
}

/** Copies the code of a block, and says on the button what came of it. */
export async function copyCode(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(findCode(button)?.querySelector('code')?.textContent ?? '');
    tell(button, 'copied');
  } catch {
    tell(button, 'failed');
  }
}

/** Wraps the long lines of a block, or no longer. */
export function toggleCodeWrap(button: HTMLElement): void {
  const wrapped = findCode(button)?.classList.toggle('wrapped') ?? false;
  button.ariaPressed = String(wrapped);
}

/**
 * Shows the button that wraps lines on the blocks that need it: those that overflow, also after a resize and where a
 * tab that was hidden shows.
 * @returns stops it
 */
export function observeCodeOverflow(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const button = target.closest('figure')?.querySelector<HTMLElement>('[data-wrap-code]');
      const isWrapped = target.classList.contains('wrapped');
      if (button) button.hidden = !isWrapped && target.scrollWidth <= target.clientWidth;
    }
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-wrap-code]')) {
    const pre = findCode(button);
    if (pre) observer.observe(pre);
  }
  return () => observer.disconnect();
}

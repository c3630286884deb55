/** The `name` of the console's `details` elements that open above its content. A browser opens only one of a name. */
export const consolePopoverName = 'console-popover';

const selector = `details[name="${consolePopoverName}"][open]`;

/** Whether the content of a `details` element covers other content. On a phone, it is between other content. */
function isFloating(details: HTMLDetailsElement): boolean {
  const content = details.lastElementChild;
  return content !== null && getComputedStyle(content).position === 'absolute';
}

/**
 * Closes popovers on a click outside, when the focus moves outside, on a click on one of their links, and on Escape,
 * which returns the focus to what opened them.
 * @returns a function that stops it
 */
export function closePopovers(): () => void {
  const listOpen = () => document.querySelectorAll<HTMLDetailsElement>(selector);
  const onOutside = ({ target }: Event) => {
    for (const details of listOpen()) {
      if (target instanceof Node && !details.contains(target) && isFloating(details))
        details.open = false;
    }
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const details of listOpen()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('pointerdown', onOutside);
    document.removeEventListener('focusin', onOutside);
    document.removeEventListener('keydown', onKeyDown);
  };
}

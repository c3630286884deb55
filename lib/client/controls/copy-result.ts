/** Time for which a button shows the result of copying. */
const feedbackMs = { copied: 1000, failed: 4000 } as const;

type Result = { kind: keyof typeof feedbackMs; label: string };

/** The name that a button had at first, and the timer that restores it. */
const buttons = new WeakMap<HTMLElement, { name: string; timer: number }>();

/** Names a button by its text, or by its label if it has only an icon. */
function setName(button: HTMLElement, name: string): void {
  const text = button.querySelector('span');
  if (text) text.textContent = name;
  else button.ariaLabel = name;
}

/** Shows on a button, and announces, whether copying succeeded. The status element is beside the button. */
export function showCopyResult(button: HTMLElement, { kind, label }: Result): void {
  const { name = button.ariaLabel ?? button.textContent ?? '', timer } = buttons.get(button) ?? {};
  const status = button.parentElement?.querySelector('[role="status"]');
  window.clearTimeout(timer);
  button.dataset.copyResult = kind;
  setName(button, label);
  if (status) status.textContent = label;
  const reset = () => {
    button.removeAttribute('data-copy-result');
    setName(button, name);
    if (status) status.textContent = '';
  };
  buttons.set(button, { name, timer: window.setTimeout(reset, feedbackMs[kind]) });
}

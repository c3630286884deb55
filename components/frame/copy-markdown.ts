/** Milliseconds for which the button says what happened. */
const told = 2500;

/** Copies the page that the button names as Markdown, and says on the button what came of it. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  const say = (text: string) => {
    button.textContent = text;
    button.setAttribute('aria-live', 'polite');
  };
  try {
    const answer = await fetch(button.dataset.copyMarkdown ?? '');
    if (!answer.ok) throw new Error(String(answer.status));
    await navigator.clipboard.writeText(await answer.text());
    say('Copied');
  } catch {
    say('Copying failed: open it and copy by hand');
  }
  window.setTimeout(() => say(label ?? ''), told);
}

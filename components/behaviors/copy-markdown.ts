import { markdownPath, normalizePath } from '@/lib/site/urls';

/** Milliseconds for which the button says what happened. */
const told = 2500;

/** Copies the current page as Markdown, from the file beside it, and says on the button what came of it. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  const say = (text: string) => {
    button.textContent = text;
    button.setAttribute('aria-live', 'polite');
  };
  try {
    const answer = await fetch(markdownPath(normalizePath(window.location.pathname)));
    if (!answer.ok) throw new Error(String(answer.status));
    await navigator.clipboard.writeText(await answer.text());
    say('Copied');
  } catch {
    say('Copying failed: open it and copy by hand');
  }
  window.setTimeout(() => say(label ?? ''), told);
}

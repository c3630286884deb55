import { markdownPath } from '../site/markdown-path';
import { normalizePath } from '../site/urls';

/** How long the button shows the result. */
const feedbackMs = 2500;

/** Copies the current page's Markdown file to the clipboard and shows on the button whether that succeeded. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  button.ariaBusy = 'true';
  const showResult = (text: string) => {
    button.textContent = text;
    button.setAttribute('aria-live', 'polite');
    button.ariaBusy = null;
  };
  try {
    const response = await fetch(markdownPath(normalizePath(window.location.pathname)));
    if (!response.ok) throw new Error(String(response.status));
    await navigator.clipboard.writeText(await response.text());
    showResult('Copied');
  } catch {
    showResult('Copying failed: open it and copy it manually');
  }
  window.setTimeout(() => showResult(label ?? ''), feedbackMs);
}

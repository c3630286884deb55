import { markdownPath } from '../../site/markdown-path';
import { normalizePath } from '../../site/urls';
import { showCopyResult } from './copy-result';

/** Copies the current page's Markdown file to the clipboard and shows on the button whether that succeeded. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const response = await fetch(markdownPath(normalizePath(window.location.pathname)));
    if (!response.ok) throw new Error(String(response.status));
    await navigator.clipboard.writeText(await response.text());
    showCopyResult(button, { kind: 'copied', label: 'Copied' });
  } catch {
    showCopyResult(button, { kind: 'failed', label: 'Copying failed' });
  }
  button.ariaBusy = null;
}

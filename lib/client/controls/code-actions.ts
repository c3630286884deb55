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

import { writeStored } from '../../site/browser/browser-storage';
import { copyTextLater } from '../../site/browser/copy-text';
import { collapseLabel, expandLabel } from '../../site/expand-labels';
import { markdownPath } from '../../site/markdown-path';
import { normalizePath } from '../../site/urls';
import { showCopyResult } from './copy-result';

/** Closes the announcement and stores its id, so that only an announcement with another id is displayed again. */
export function closeAnnouncement(button: HTMLElement): void {
  const id = button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id === undefined) return;
  writeStored('announcement', id);
  document.documentElement.dataset.announcement = 'closed';
  // The focused button is hidden now, so the focus moves to the main part.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Copies the current page's Markdown file to the clipboard and shows on the button whether that succeeded. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  const fetchMarkdown = async () => {
    const response = await fetch(markdownPath(normalizePath(window.location.pathname)));
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  };
  try {
    await copyTextLater(fetchMarkdown());
    showCopyResult(button, { kind: 'copied', label: 'Copied' });
  } catch {
    showCopyResult(button, { kind: 'failed', label: 'Copying failed' });
  }
  button.ariaBusy = null;
}

/** Expands the collapsed parts of the list after the button's filter bar, or collapses them if all are expanded. */
export function expandAll(button: HTMLElement): void {
  const list = button.closest('[data-list-filter]')?.nextElementSibling;
  // What a case of the sandbox has compared is not a part of the list.
  const parts = [
    ...(list?.querySelectorAll<HTMLDetailsElement>('details:not([data-case] *)') ?? []),
  ];
  const isExpanding = parts.some(({ open }) => !open);
  for (const part of parts) part.open = isExpanding;
  button.textContent = isExpanding ? collapseLabel : expandLabel;
}

/** Expands all collapsible sections of the page, or collapses them again. */
export function expandSections(button: HTMLElement): void {
  const isExpanded = button.ariaPressed !== 'true';
  for (const section of document.querySelectorAll<HTMLDetailsElement>('[data-section]'))
    section.open = isExpanded;
  button.ariaPressed = String(isExpanded);
}

/** Scrolls to the top, smoothly unless the reader prefers reduced motion. */
export function scrollToTop(): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

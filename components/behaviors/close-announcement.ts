import { writeStored } from '@/lib/site/browser-storage';

/** Closes the announcement and remembers its id: one with another id will show again. */
export function closeAnnouncement(button: Element): void {
  const id = button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id === undefined) return;
  writeStored('announcement', id);
  document.documentElement.dataset.announcement = 'closed';
  // The button is gone: the keyboard goes on from the page's main part.
  document.getElementById('main')?.focus({ preventScroll: true });
}

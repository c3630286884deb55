import { writeStored } from '../../site/browser/browser-storage';

/** Closes the announcement and stores its id, so that only an announcement with another id is displayed again. */
export function closeAnnouncement(button: HTMLElement): void {
  const id = button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id === undefined) return;
  writeStored('announcement', id);
  document.documentElement.dataset.announcement = 'closed';
  // The focused button is hidden now, so the focus moves to the main part.
  document.getElementById('main')?.focus({ preventScroll: true });
}

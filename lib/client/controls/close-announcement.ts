import { writeStored } from '../../site/browser/browser-storage';
import { announcementAttribute } from '../../site/data-attributes/docs';

/** Closes the announcement and stores its id, so that only an announcement with another id is displayed again. */
export function closeAnnouncement(button: HTMLElement): void {
  const id = button.closest(`[${announcementAttribute}]`)?.getAttribute(announcementAttribute);
  if (id == null) return;
  writeStored('announcement', id);
  document.documentElement.setAttribute(announcementAttribute, 'closed');
  // The focused button is hidden now, so the focus moves to the main part.
  document.getElementById('main')?.focus({ preventScroll: true });
}

import { writeStored } from '@/lib/site/browser-storage';
import { announcementAttribute } from '@/lib/site/data-attributes/docs';

/** Closes the announcement and stores its id, so that only an announcement with another id is displayed again. */
export function closeAnnouncement(button: Element): void {
  const id = button.closest(`[${announcementAttribute}]`)?.getAttribute(announcementAttribute);
  if (id == null) return;
  writeStored('announcement', id);
  document.documentElement.setAttribute(announcementAttribute, 'closed');
  // The focused button is hidden now, so the focus moves to the main part.
  document.getElementById('main')?.focus({ preventScroll: true });
}

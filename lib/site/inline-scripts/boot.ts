import { announcementId, colorModeChoices, defaultColorMode } from '../browser-settings';
import { storagePrefix } from '../storage-prefix';
import { themeStorageKey } from '../theme-storage-key';
import { trimHtmlSuffix } from './trim-html-suffix';

/**
 * Runs before the first paint:
 * - a host that serves `/docs/x.html` as it is shows the address `/docs/x`, which the page's links refer to;
 * - the reader's color mode is put on `data-theme-choice`, by which the toggle shows its icon (next-themes sets
 *   `data-theme`), and a stored value that is not a mode is removed;
 * - an announcement that the reader has closed is hidden.
 */
const { origin, pathname, search, hash } = location;
const path = trimHtmlSuffix(pathname);
if (path !== pathname) history.replaceState(null, '', origin + path + search + hash);

const root = document.documentElement;
const setAttribute = (name: string, value: string) => root.setAttribute(name, value);
setAttribute('data-theme-choice', defaultColorMode);
try {
  const stored = localStorage.getItem(themeStorageKey);
  if (colorModeChoices.some((choice) => choice === stored)) {
    setAttribute('data-theme-choice', String(stored));
  } else if (stored !== null) localStorage.removeItem(themeStorageKey);
  if (announcementId && localStorage.getItem(`${storagePrefix}announcement`) === announcementId) {
    setAttribute('data-announcement', 'closed');
  }
} catch {
  // The browser refuses storage: the defaults hold.
}

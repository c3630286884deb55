import { showStoredTabsEarly } from '../../site/browser/stored-tabs';
import { applyEarlyFonts } from '../../site/browser/text-font';
import { announcementId, colorModeChoices, defaultColorMode } from '../../site/browser-settings';
import { storagePrefix, themeStorageKey } from '../../site/storage-keys';
import './report-load-failure';
import { trimHtmlSuffix } from './trim-html-suffix';

/**
 * Runs before the first paint:
 * - replaces the URL `/docs/x.html` with `/docs/x`, the URL in the site's links, if the host has served it;
 * - sets `data-theme-choice` to the reader's color mode, on which the icon of the toggle depends, and removes a stored
 *   value that is not a color mode;
 * - sets `data-theme` to the default, which next-themes replaces, unless the browser denies access to the storage;
 * - hides an announcement that the reader has closed, and forgets one with another id;
 * - shows the tabs that the reader has selected (lib/site/browser/stored-tabs.ts);
 * - uses the fonts if the browser has them, or gets them in time (lib/site/browser/text-font.ts);
 * - watches whether the page's scripts load (report-load-failure.ts).
 */
const announcementKey = `${storagePrefix}announcement`;
const { origin, pathname, search, hash } = location;
const path = trimHtmlSuffix(pathname);
if (path !== pathname) history.replaceState(null, '', origin + path + search + hash);

const root = document.documentElement;
root.dataset.themeChoice = defaultColorMode;
// Without it, the colors are those of the system.
if (defaultColorMode !== 'system') root.dataset.theme = defaultColorMode;
try {
  const stored = localStorage.getItem(themeStorageKey);
  const storedChoice = colorModeChoices.find((choice) => choice === stored);
  if (storedChoice) root.dataset.themeChoice = storedChoice;
  else if (stored !== null) localStorage.removeItem(themeStorageKey);
  if (announcementId && localStorage.getItem(announcementKey) === announcementId) {
    root.dataset.announcement = 'closed';
  } else if (announcementId) localStorage.removeItem(announcementKey);
  showStoredTabsEarly();
  applyEarlyFonts();
} catch {
  // The browser denies access to the storage, so the defaults apply.
}

import { trimHtmlSuffix } from './trim-html-suffix';

/**
 * A host answered `/docs/x/index.html` with the not-found page: go to `/docs/x`. The navigation entry has the
 * requested address; the boot script may have changed the shown one already.
 */
const [entry] = performance.getEntriesByType('navigation');
const { pathname } = new URL(entry?.name ?? location.href);
const path = trimHtmlSuffix(pathname).replace(/(.)\/+$/, '$1');
if (path !== pathname && !/^\/*404$/.test(path)) {
  location.replace(location.origin + path + location.search + location.hash);
}

/**
 * The not-found page is a document outside the app's tree (app/global-not-found.tsx), so its links load whole pages.
 * Listens in the capture phase, before Next's own handler starts a soft navigation.
 */
addEventListener(
  'click',
  (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  },
  true,
);

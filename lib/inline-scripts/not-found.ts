import { trimHtmlSuffix } from './trim-html-suffix';

/**
 * Redirects `/docs/x/index.html` to `/docs/x` if the host has returned the not-found page for it. The requested URL is
 * read from the navigation entry, because the boot script may already have replaced the one in the address bar.
 */
const [entry] = performance.getEntriesByType('navigation');
const { pathname } = new URL(entry?.name ?? location.href);
const path = trimHtmlSuffix(pathname).replace(/(.)\/+$/, '$1');
if (path !== pathname && !/^\/*404$/.test(path)) {
  location.replace(location.origin + path + location.search + location.hash);
}

/**
 * Makes links load a new document, because the not-found page is not part of the app's component tree
 * (app/global-not-found.tsx). Listens in the capture phase, before Next's handler starts a soft navigation.
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

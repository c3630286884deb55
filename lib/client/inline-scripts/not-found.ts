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

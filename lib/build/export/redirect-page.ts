import type { Redirect } from '../../site/settings/redirects-schema';
import type { Site } from '../../site/site-settings';
import { isExternal, withBase } from '../../site/urls';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

/**
 * Formats the page of a redirect for hosts that have no redirects, such as GitHub Pages. It leads on without scripts.
 * @returns its path in out/, and its HTML
 */
export function formatRedirectPage(
  { from, to }: Redirect,
  { url, baseUrl }: Pick<Site, 'url' | 'baseUrl'>,
): { path: string; html: string } {
  const target = escapeHtml(withBase(to, baseUrl));
  const canonical = escapeHtml(isExternal(to) ? to : url + withBase(to, baseUrl));
  return {
    path: `${from.replace(/\/+$/, '')}.html`,
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Redirect</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${target}">
<p>This page has moved: <a href="${target}">${canonical}</a></p>
</html>
`,
  };
}

import { isMarkdownLink } from '../../content/markdown-links.mjs';
import { listPathVariants } from '../../content/path-variants.mjs';
import { isExternal, withoutBase } from '../../site/urls';
import {
  findAddressProblem,
  findClosestPage,
  type LinkProblem,
  type LinkTargets,
} from './address-problems';

/** A host that no link has: it distinguishes links to this site from links to others. */
const origin = 'http://site.invalid';

const parseUrl = (href: string, base: string): URL | undefined =>
  URL.canParse(href, base) ? new URL(href, base) : undefined;

/** Converts a link of a page to the author's: components prepend the base URL to every link that is not an anchor. */
export function toSourceHref(href: string, baseUrl: string): string {
  const base = baseUrl.slice(0, -1);
  if (!href.startsWith(base)) return href;
  const rest = href.slice(base.length);
  return base !== '' && /^(?:[?#]|$)/.test(rest) ? `/${rest}` : rest;
}

/** A key that is the same for all forms of a link on a page. Links to Markdown files have other keys than paths. */
export function linkKey(sourceHref: string, page: string): string {
  const href = parseUrl(sourceHref, origin + page)?.href ?? sourceHref;
  return (isMarkdownLink(sourceHref) ? 'file ' : '') + (listPathVariants(href).at(-1) ?? href);
}

function findExternalProblem(href: string): LinkProblem | undefined {
  // Browsers resolve `https:/x` and `https:x` to addresses of this site.
  if (URL.canParse(href, origin) && !/^https?:(?!\/\/[^/])/i.test(href)) return undefined;
  return { kind: 'syntax', expected: 'a URL such as https://www.example.com/page' };
}

function describeExpectedFile(sourceHref: string, page: string, targets: LinkTargets): string {
  const path = parseUrl(sourceHref, origin + page)?.pathname ?? '';
  const closest = findClosestPage(path, targets.pages.keys());
  const suggestion = closest === undefined ? '' : `; the closest page is ${closest}`;
  return `a file in content/docs or content/api, relative to this file${suggestion}`;
}

/**
 * Finds the problem of a link; undefined if there is none. Never throws.
 * @param href the link as the page has it
 * @param page the path of the page, without the base URL
 */
export function findLinkProblem(
  href: string,
  page: string,
  targets: LinkTargets,
  baseUrl: string,
): LinkProblem | undefined {
  if (isExternal(href)) return findExternalProblem(href);
  const sourceHref = toSourceHref(href, baseUrl);
  // content/plugins/rehype-markdown-links.mjs has replaced the links to files that exist.
  if (isMarkdownLink(sourceHref)) {
    return { kind: 'markdown', expected: describeExpectedFile(sourceHref, page, targets) };
  }
  const url = parseUrl(href, origin + baseUrl.slice(0, -1) + page);
  // Two slashes or backslashes lead to another host.
  if (!url || url.origin !== origin) return findExternalProblem(href);
  const path = withoutBase(url.pathname, baseUrl);
  if (path === undefined) return { kind: 'outside', expected: `an address below ${baseUrl}` };
  return findAddressProblem(path, url.hash, targets);
}

import { isMarkdownLink } from '../content/markdown-links.mjs';
import { listPathVariants } from '../content/path-variants.mjs';
import { isExternal, withoutBase } from '../site/urls';
import {
  type AddressProblem,
  findAddressProblem,
  findClosestPage,
  type LinkTargets,
} from './address-problems';

/** What is wrong with a link, and what it should have been. */
export type LinkProblem = {
  kind: AddressProblem['kind'] | 'markdown' | 'outside' | 'form';
  expected: string;
};

/** A host that no link names: tells the site's own addresses from all others. */
const origin = 'http://site.invalid';

const parse = (href: string, base: string): URL | undefined =>
  URL.canParse(href, base) ? new URL(href, base) : undefined;

/** A link as authors write it: components put the base URL before every link that is not an anchor. */
export function toSourceHref(href: string, baseUrl: string): string {
  const base = baseUrl.slice(0, -1);
  if (!href.startsWith(base)) return href;
  const rest = href.slice(base.length);
  return base !== '' && /^(?:[?#]|$)/.test(rest) ? `/${rest}` : rest;
}

/** One text for all ways of writing a link, seen from a page; Markdown files have another than addresses. */
export function linkKey(written: string, page: string): string {
  const whole = parse(written, origin + page)?.href ?? written;
  return (isMarkdownLink(written) ? 'file ' : '') + (listPathVariants(whole).at(-1) ?? whole);
}

function judgeExternal(href: string): LinkProblem | undefined {
  // `https:/x` and `https:x` are addresses of this site to a browser.
  if (URL.canParse(href, origin) && !/^https?:(?!\/\/[^/])/i.test(href)) return undefined;
  return { kind: 'form', expected: 'an address such as https://www.example.com/page' };
}

function expectFile(written: string, from: string, targets: LinkTargets): string {
  const path = parse(written, origin + from)?.pathname ?? '';
  const closest = findClosestPage(path, targets.pages.keys());
  const page = closest === undefined ? '' : `; the closest page is ${closest}`;
  return `a file of content/docs or content/api, by its path from this one${page}`;
}

/**
 * What is wrong with one link; undefined where nothing is. Never throws.
 * @param href as it stands in the page
 * @param from the page's address, without the base URL
 */
export function findLinkProblem(
  href: string,
  from: string,
  targets: LinkTargets,
  baseUrl: string,
): LinkProblem | undefined {
  if (isExternal(href)) return judgeExternal(href);
  const written = toSourceHref(href, baseUrl);
  // The ones that lead to a page's file are addresses by now (plugins/rehype-markdown-links.mjs).
  if (isMarkdownLink(written)) {
    return { kind: 'markdown', expected: expectFile(written, from, targets) };
  }
  const url = parse(href, origin + baseUrl.slice(0, -1) + from);
  // Two slashes of any kind lead to another host.
  if (!url || url.origin !== origin) return judgeExternal(href);
  const path = withoutBase(url.pathname, baseUrl);
  if (path === undefined) return { kind: 'outside', expected: `an address below ${baseUrl}` };
  return findAddressProblem(path, url.hash, targets);
}

import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { serializeScreenState } from '../contract/screens/serialize-screen-state';
import { findElement, readMeta } from '../html/find-element';
import { absoluteUrl, routes, withoutBase } from '../site/urls';
import { pageToMarkdown } from './page-to-markdown';

/** A page as Markdown. */
export type MarkdownPage = { path: string; title: string; description: string; markdown: string };

/** Whether a page is offered as Markdown: all docs, and the API reference. */
const isOffered = (path: string) =>
  path.startsWith(`${routes.docs}/`) || path.startsWith(`${routes.api}/`);

/** Reads a page as Markdown, with absolute links and its source. Undefined if it is not offered as Markdown. */
export function readMarkdownPage(
  tree: Root,
  path: string,
  site: { url: string; baseUrl: string },
): MarkdownPage | undefined {
  if (!isOffered(path)) return undefined;
  const toAbsolute = (href: string) => {
    if (href.startsWith('#')) return absoluteUrl(path, site) + href;
    const ownPath = href.startsWith('/') ? withoutBase(href, site.baseUrl) : undefined;
    return ownPath === undefined ? href : absoluteUrl(ownPath, site);
  };
  const markdown = pageToMarkdown(tree, {
    toAbsolute,
    getScreenState: serializeScreenState,
  });
  if (markdown === undefined) return undefined;
  const title = findElement(tree, ({ tagName }) => tagName === 'h1');
  return {
    path,
    title: title ? textOf(title) : path,
    description: readMeta(tree, 'description'),
    markdown: `${markdown.trimEnd()}\n\n---\n\nSource: ${absoluteUrl(path, site)}\n`,
  };
}

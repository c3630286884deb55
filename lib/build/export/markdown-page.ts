import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { serializeScreenState } from '../../elements/screens/serialize-screen-state';
import { findElement, readMeta } from '../../kit/html/find-element';
import { markdownPath } from '../../site/markdown-path';
import { operationIndexPath, routes } from '../../site/page-paths';
import { absoluteUrl, withoutBase } from '../../site/urls';
import { pageToMarkdown } from './page-to-markdown';

/** A page as Markdown. */
export type MarkdownPage = { path: string; title: string; description: string; markdown: string };

/** Whether a page is offered as Markdown: all docs, and the API reference. */
const isOffered = (path: string) =>
  path.startsWith(`${routes.docs}/`) || path.startsWith(`${routes.api}/`);

/**
 * Adds `.md` to the path of a page that is offered as Markdown. Files, such as downloads, have an extension already. The
 * console, which has no Markdown, becomes the list of operations.
 */
function toMarkdownHref(href: string): string {
  if (href === routes.api) return markdownPath(operationIndexPath);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return isOffered(path) && !/\.\w+$/.test(path) ? markdownPath(path) + rest : href;
}

/** Reads a page as Markdown, with absolute links, which lead to Markdown where there is some, and its source. Undefined if it is not offered as Markdown. */
export function readMarkdownPage(
  tree: Root,
  path: string,
  site: { url: string; baseUrl: string },
): MarkdownPage | undefined {
  if (!isOffered(path)) return undefined;
  const toAbsolute = (href: string) => {
    if (href.startsWith('#')) return absoluteUrl(markdownPath(path), site) + href;
    const ownPath = href.startsWith('/') ? withoutBase(href, site.baseUrl) : undefined;
    return ownPath === undefined ? href : absoluteUrl(toMarkdownHref(ownPath), site);
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

import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { listLinks, type Navigation } from '../navigation/sidebar-navigation';
import { getSite } from '../site/site-settings';
import { absoluteUrl, isSnapshotPath, routes, withoutBase } from '../site/urls';
import { listExportedPages, stripInlineScripts } from './exported-pages';
import { markdownPath } from './markdown-path';
import { pageToMarkdown } from './page-to-markdown';

export type MarkdownPage = { path: string; title: string; description: string; markdown: string };

const fragment = unified().use(rehypeParse, { fragment: true });

/** The text of a piece of HTML. */
const decode = (html: string) => textOf(fragment.parse(html));

/** Whether a page is offered as Markdown: all docs, and all of the reference. */
const isOffered = (path: string) =>
  path.startsWith(`${routes.docs}/`) || path.startsWith(`${routes.api}/`);

/** Every page that is offered as Markdown, by path. */
export function listMarkdownPages(): MarkdownPage[] {
  const site = getSite();
  const absoluteFrom = (path: string) => (href: string) => {
    if (href.startsWith('#')) return absoluteUrl(path, site) + href;
    const own = href.startsWith('/') ? withoutBase(href, site.baseUrl) : undefined;
    return own === undefined ? href : absoluteUrl(own, site);
  };
  return listExportedPages()
    .filter(({ path }) => isOffered(path))
    .flatMap(({ path, html }) => {
      const markdown = pageToMarkdown(stripInlineScripts(html), absoluteFrom(path));
      if (markdown === undefined) return [];
      const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? path;
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const source = `Source: ${absoluteUrl(path, site)}`;
      return [
        {
          path,
          title: decode(title),
          description: decode(description),
          markdown: `${markdown.trimEnd()}\n\n---\n\n${source}\n`,
        },
      ];
    });
}

/** The two files of https://llmstxt.org: an index of all pages by the sidebar's categories, and all texts in one. */
export function formatLlmsTxt(
  pages: readonly MarkdownPage[],
  navigation: Navigation,
): { index: string; full: string } {
  const site = getSite();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const line = ({ path, title, description }: MarkdownPage) =>
    `- [${title}](${absoluteUrl(markdownPath(path), site)}): ${description}`;
  const listed = navigation.map(({ label, links }) => ({
    label,
    pages: listLinks(links).flatMap(({ path }) => byPath.get(path) ?? []),
  }));
  const seen = new Set(listed.flatMap((section) => section.pages.map(({ path }) => path)));
  // Machines are told of today's docs only.
  const rest = pages.filter(({ path }) => !seen.has(path) && !isSnapshotPath(path));
  const sections = [...listed, { label: 'Optional', pages: rest }]
    .filter((section) => section.pages.length > 0)
    .map((section) => `## ${section.label}\n\n${section.pages.map(line).join('\n')}`);
  const head = `# ${site.title}\n\n> ${site.tagline}`;
  const ordered = [...listed.flatMap((section) => section.pages), ...rest];
  return {
    index: `${[head, ...sections].join('\n\n')}\n`,
    full: `${[head, ...ordered.map(({ markdown }) => markdown.trimEnd())].join('\n\n')}\n`,
  };
}

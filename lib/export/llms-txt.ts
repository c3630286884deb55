import { listLinks, type Navigation } from '../navigation/sidebar-navigation';
import { getSite } from '../site/site-settings';
import { absoluteUrl, isSnapshotPath, markdownPath } from '../site/urls';
import type { MarkdownPage } from './markdown-page';

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

import { listLinks, type Navigation } from '../navigation/sidebar-navigation';
import { markdownPath } from '../site/markdown-path';
import { getSite } from '../site/site-settings';
import { absoluteUrl, isSnapshotPath } from '../site/urls';
import type { MarkdownPage } from './markdown-page';

/**
 * Formats the two files of https://llmstxt.org: an index of all pages by category of the sidebar, and the text of all
 * pages.
 */
export function formatLlmsTxt(
  pages: readonly MarkdownPage[],
  navigation: Navigation,
): { index: string; full: string } {
  const site = getSite();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const formatLine = ({ path, title, description }: MarkdownPage) =>
    `- [${title}](${absoluteUrl(markdownPath(path), site)}): ${description}`;
  const categories = navigation.map(({ label, links }) => ({
    label,
    pages: listLinks(links).flatMap(({ path }) => byPath.get(path) ?? []),
  }));
  const categorized = categories.flatMap((category) => category.pages);
  const categorizedPaths = new Set(categorized.map(({ path }) => path));
  // Only the current docs are listed, not their snapshots.
  const others = pages.filter(({ path }) => !categorizedPaths.has(path) && !isSnapshotPath(path));
  const sections = [...categories, { label: 'Optional', pages: others }]
    .filter((section) => section.pages.length > 0)
    .map((section) => `## ${section.label}\n\n${section.pages.map(formatLine).join('\n')}`);
  const head = `# ${site.title}\n\n> ${site.tagline}`;
  const texts = [...categorized, ...others].map(({ markdown }) => markdown.trimEnd());
  return {
    index: `${[head, ...sections].join('\n\n')}\n`,
    full: `${[head, ...texts].join('\n\n')}\n`,
  };
}

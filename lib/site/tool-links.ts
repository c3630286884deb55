import { markdownPath } from './markdown-path';
import type { Site } from './site-settings';
import { absoluteUrl } from './urls';

export type ToolLink = { label: string; href: string };

/** Lists the links that open a page in another tool. They contain the public URL of the page's Markdown, and a question. */
export function listToolLinks(
  path: string,
  site: Pick<Site, 'url' | 'baseUrl' | 'pageMenu'>,
): ToolLink[] {
  const { openIn, prompt } = site.pageMenu;
  const url = absoluteUrl(markdownPath(path), site);
  const values = new Map([
    ['{url}', url],
    ['{prompt}', prompt.replaceAll('{url}', url)],
  ]);
  return openIn.map(({ label, url: template }) => ({
    label: `Open in ${label}`,
    href: template.replace(/\{\w+\}/g, (name) => encodeURIComponent(values.get(name) ?? '')),
  }));
}

import { assetUrl } from '@/lib/site/base-url';
import { baseUrl } from '@/lib/site/browser-settings';
import { findSimilarPaths } from '@/lib/site/similar-paths';
import { withoutBase } from '@/lib/site/urls';

/** Returns the paths of all pages in the sitemap, without the base URL. */
async function listPaths(): Promise<string[]> {
  const response = await fetch(assetUrl('/sitemap.xml'));
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return [...sitemap.querySelectorAll('loc')].flatMap(
    ({ textContent }) => withoutBase(new URL(textContent ?? '').pathname, baseUrl) ?? [],
  );
}

type PageName = { title: string; category: string };

/** Returns the titles and the categories of the pages that llms.txt lists, by path; none if it can't be loaded. */
async function readNames(): Promise<Map<string, PageName>> {
  const names = new Map<string, PageName>();
  const response = await fetch(assetUrl('/llms.txt')).catch(() => undefined);
  let category = '';
  for (const line of response?.ok ? (await response.text()).split('\n') : []) {
    category = /^## (.+)/.exec(line)?.[1] ?? category;
    const [, title, url] = /^- \[(.+?)\]\((\S+)\.md\)/.exec(line) ?? [];
    const path = title && url && withoutBase(new URL(url, location.href).pathname, baseUrl);
    if (path && !names.has(path)) names.set(path, { title, category });
  }
  return names;
}

/** Returns the words of a path's last segment as a search query. */
function toSearchQuery(path: string): string {
  try {
    const [lastSegment = ''] = decodeURIComponent(path).split('/').filter(Boolean).slice(-1);
    return lastSegment
      .replace(/\.html?$/, '')
      .replace(/[-_+]+/g, ' ')
      .trim()
      .slice(0, 80);
  } catch {
    return '';
  }
}

async function showMatches(section: HTMLElement, paths: readonly string[]): Promise<void> {
  const list = section.querySelector('ul');
  if (!list || paths.length === 0) return;
  const names = await readNames();
  list.replaceChildren(
    ...paths.map((path) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = assetUrl(path);
      const name = names.get(path);
      link.textContent = name?.title ?? path;
      const category = document.createElement('small');
      category.textContent = name?.category ?? '';
      item.append(link, ' ', category);
      return item;
    }),
  );
  section.hidden = false;
}

/** Fills in the not-found page's search field from the requested path, and lists pages with a similar path. */
export async function suggestSimilarPages(section: HTMLElement): Promise<void> {
  const path = withoutBase(window.location.pathname, baseUrl) ?? window.location.pathname;
  const field = document.querySelector<HTMLInputElement>('#not-found-search');
  if (field?.value === '') field.value = toSearchQuery(path);
  try {
    await showMatches(section, findSimilarPaths(path, await listPaths()));
  } catch {
    // Without the sitemap, readers can still use the search field and the links below it.
  }
}

import { assetUrl } from '@/lib/site/base-url';
import { baseUrl } from '@/lib/site/browser-settings';
import { findSimilarPaths } from '@/lib/site/similar-paths';
import { withoutBase } from '@/lib/site/urls';

/** The paths of all listed pages, without the base URL: the sitemap has them. */
async function listPaths(): Promise<string[]> {
  const answer = await fetch(assetUrl('/sitemap.xml'));
  const sitemap = new DOMParser().parseFromString(await answer.text(), 'application/xml');
  return [...sitemap.querySelectorAll('loc')].flatMap(
    ({ textContent }) => withoutBase(new URL(textContent ?? '').pathname, baseUrl) ?? [],
  );
}

/** The words of a mistyped address: what one would search for. */
function wordsOf(path: string): string {
  try {
    const [last = ''] = decodeURIComponent(path).split('/').filter(Boolean).slice(-1);
    return last
      .replace(/\.html?$/, '')
      .replace(/[-_+]+/g, ' ')
      .trim()
      .slice(0, 80);
  } catch {
    return '';
  }
}

function showMatches(section: HTMLElement, paths: readonly string[]): void {
  const list = section.querySelector('ul');
  if (!list || paths.length === 0) return;
  list.replaceChildren(
    ...paths.map((path) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = assetUrl(path);
      link.textContent = path;
      item.append(link);
      return item;
    }),
  );
  section.hidden = false;
}

/** Fills the not-found page: its search field with the address's words, its list with pages of a like address. */
export async function suggestSimilarPages(section: HTMLElement): Promise<void> {
  const path = withoutBase(window.location.pathname, baseUrl) ?? window.location.pathname;
  const field = document.querySelector<HTMLInputElement>('#not-found-search');
  if (field?.value === '') field.value = wordsOf(path);
  try {
    showMatches(section, findSimilarPaths(path, await listPaths()));
  } catch {
    // The search and the links below help as well.
  }
}

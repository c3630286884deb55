import type { SiteHit } from '@/lib/search/site/search-types';
import { assetUrl } from '@/lib/site/base-url';

/** Highlights a hit's words if it is on the current page, because then no navigation does. Errors are ignored. */
export async function highlightOnCurrentPage({ url, matchedWords }: SiteHit): Promise<void> {
  const [path = '', anchor = ''] = url.split('#');
  if (assetUrl(path) !== window.location.pathname) return;
  try {
    const { highlightWords } = await import('@/components/behaviors/highlight-words');
    highlightWords(matchedWords, `#${anchor}`);
  } catch {
    // The search works without highlights.
  }
}

/** Removes the highlights that a search result's URL added to the current page. Errors are ignored. */
export async function removeHighlightsFromCurrentPage(): Promise<void> {
  if (window.location.search === '') return;
  try {
    const { removeHighlights } = await import('@/components/behaviors/highlight-words');
    removeHighlights();
  } catch {
    // The search works without highlights.
  }
}

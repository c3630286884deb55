/** The settings of content/site/search.yaml, which next.config.mjs passes as environment variables. */

export const isHighlightingEnabled = process.env.SEARCH_HIGHLIGHT === 'true';

type SearchContext = { id: string; label: string };

/** The parts of the portal that a search can be limited to. */
export const searchContexts: SearchContext[] = (process.env.SEARCH_CONTEXTS ?? '')
  .split('\n')
  .map((line) => {
    const [id = '', label = ''] = line.split('=');
    return { id, label };
  });

/** The search context and the docs version of a page. */
export type PageScope = { context?: SearchContext | undefined; version?: string | undefined };

/** Reads the scope of the current page from its data attributes. */
export function readPageScope(): PageScope {
  const { context: id } = document.querySelector<HTMLElement>('main article')?.dataset ?? {};
  const { docsVersion } = document.getElementById('main')?.dataset ?? {};
  return { context: searchContexts.find((context) => context.id === id), version: docsVersion };
}

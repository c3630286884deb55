import { searchContexts } from '@/lib/site/browser-settings';

type SearchContext = (typeof searchContexts)[number];

/** The search context and the docs version of a page. */
export type PageScope = { context?: SearchContext | undefined; version?: string | undefined };

/** Reads the scope of the current page from its data attributes. */
export function readPageScope(): PageScope {
  const { context: id } = document.querySelector<HTMLElement>('main article')?.dataset ?? {};
  const { docsVersion } = document.getElementById('main')?.dataset ?? {};
  return { context: searchContexts.find((context) => context.id === id), version: docsVersion };
}

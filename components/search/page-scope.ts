import { searchContexts } from '@/lib/site/browser-settings';

type SearchContext = (typeof searchContexts)[number];

/** The search context and the docs version of a page. */
export type PageScope = { context?: SearchContext | undefined; version?: string | undefined };

/** Reads the scope of the current page from its data attributes. */
export function readPageScope(): PageScope {
  const id = document.querySelector<HTMLElement>('main article')?.dataset.context;
  const version = document.getElementById('main')?.dataset.docsVersion;
  return { context: searchContexts.find((context) => context.id === id), version };
}

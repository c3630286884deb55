import { searchContexts } from '@/lib/site/browser-settings';
import { docsVersionAttribute } from '@/lib/site/data-attributes/docs';
import { contextAttribute } from '@/lib/site/data-attributes/search-records';

type SearchContext = (typeof searchContexts)[number];

/** The search context and the docs version of a page. */
export type PageScope = { context?: SearchContext | undefined; version?: string | undefined };

/** Reads the scope of the current page from its data attributes. */
export function readPageScope(): PageScope {
  const id = document.querySelector('main article')?.getAttribute(contextAttribute);
  const version = document.getElementById('main')?.getAttribute(docsVersionAttribute) ?? undefined;
  return { context: searchContexts.find((context) => context.id === id), version };
}

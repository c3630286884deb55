import { memoizeAsync } from '../../search/engine/query/memoize-async';
import { assetUrl } from '../../site/base-url';
import { type PageData, pageDataPath } from '../../site/page-data';

/** A page that this document can show. */
export type LoadedPage = PageData & {
  path: string;
  /** Returns the parsed content. */
  takeContent: () => DocumentFragment;
  /** Parses the content before it is needed. */
  prepare: () => void;
};

/** The number of pages that are kept. Those that were loaded first go first. */
const maxPages = 30;

/** The id of the build of this document. It has none in development. */
export const readBuild = (): string | undefined => document.documentElement.dataset.build;

/** Parses a part of a page. */
export function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function createPage(path: string, data: PageData): LoadedPage {
  let prepared: DocumentFragment | undefined;
  return {
    ...data,
    path,
    takeContent: () => {
      const content = prepared ?? parseFragment(data.content);
      prepared = undefined;
      return content;
    },
    prepare: () => {
      prepared ??= parseFragment(data.content);
    },
  };
}

async function fetchPage(path: string): Promise<LoadedPage | undefined> {
  const response = await fetch(assetUrl(pageDataPath(readBuild() ?? '', path)));
  // The page is of another build, or it has been removed.
  if (!response.ok) throw new Error(`${path} has status ${response.status}`);
  const data: PageData | null = await response.json();
  return data ? createPage(path, data) : undefined;
}

/**
 * Loads what another page of the site consists of, once.
 * @param path its path without the base URL
 * @returns undefined if the page is always loaded as a document
 * @throws if the data does not arrive; a later call tries again
 */
export const loadPageData = memoizeAsync(fetchPage, maxPages);

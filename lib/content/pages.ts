import { routes } from '../site/urls';
import { listDocs } from './docs';
import { lastCommitDate } from './history';

export type SitePage = { path: string; updated?: string };

/** Every page that search engines may list: no unlisted docs, no search page, nothing below /tags/. */
export function listSitePages(): SitePage[] {
  const docs = listDocs()
    .filter((doc) => !doc.unlisted)
    .map(({ path, lastUpdated, file }) => ({ path, updated: lastUpdated ?? lastCommitDate(file) }));
  return [{ path: routes.home }, { path: routes.docs }, ...docs, { path: routes.api }].filter(
    ({ path }) => !path.startsWith('/tags/'),
  );
}

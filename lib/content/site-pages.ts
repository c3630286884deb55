import { listLinks } from '../site/navigation/sidebar-navigation';
import { routes } from '../site/page-paths';
import { getNavigation, listDocs } from './docs';
import { lastCommitDate } from './git-history';

type SitePage = {
  path: string;
  /** The day of the last change, ISO 8601. */
  updated?: string | undefined;
};

/** Lists the pages for the sitemap: no unlisted docs, no search page, nothing below /tags/. */
export function listSitePages(): SitePage[] {
  const docs = listDocs()
    .filter((doc) => !doc.unlisted)
    .map(({ path, lastUpdated, file }) => ({
      path,
      updated: lastUpdated ?? lastCommitDate(file),
    }));
  return [
    { path: routes.home },
    { path: routes.docs },
    ...docs,
    ...listLinks(getNavigation('api')).map(({ path }) => ({ path })),
  ].filter(({ path }) => !path.startsWith('/tags/'));
}

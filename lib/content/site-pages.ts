import { listLinks } from '../navigation/sidebar-navigation';
import { listSchemas } from '../openapi/schema-page-data';
import { routes, schemaPath } from '../site/urls';
import { getNavigation, listDocs } from './docs';
import { lastCommitDate } from './git-history';

export type SitePage = { path: string; updated?: string };

/** Every page that search engines may list: no unlisted docs, no search page, nothing below /tags/. */
export function listSitePages(): SitePage[] {
  const docs = listDocs()
    .filter((doc) => !doc.unlisted)
    .map(({ path, lastUpdated, file }) => ({
      path,
      updated: lastUpdated ?? lastCommitDate(file),
    }));
  const reference = [
    ...listLinks(getNavigation('api')),
    ...listSchemas().map(({ name }) => ({ path: schemaPath(name) })),
  ];
  return [
    { path: routes.home },
    { path: routes.docs },
    ...docs,
    ...reference.map(({ path }) => ({ path })),
  ].filter(({ path }) => !path.startsWith('/tags/'));
}

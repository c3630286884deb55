import { listScreenNames } from '../contract/screens/load-screens';
import { cached } from '../files/cached';
import type { HitKind } from '../search/index/hit-kinds';
import { getSite } from '../site/site-settings';
import { elementPath, operationPath, routes, schemaPath, screenPath } from '../site/urls';

/** The paths of the pages that describe a screen. */
const getScreenPaths = cached(
  ['content/screens'],
  (): ReadonlySet<string> => new Set(listScreenNames().map(screenPath)),
);

/** A docs page's path as it is today, whatever version of the docs it belongs to. */
const withoutVersion = (path: string) =>
  path.replace(new RegExp(`^${routes.docs}/versions/[^/]+`), routes.docs);

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

function findKind(path: string): HitKind {
  if (path.startsWith(operationPath(''))) return 'operation';
  if (path.startsWith(schemaPath(''))) return 'schema';
  if (isBelow(path, routes.api)) return 'reference';
  if (path.startsWith(elementPath(''))) return 'element';
  return getScreenPaths().has(path) ? 'screen' : 'guide';
}

/**
 * What an article's tag says of its page: what it is and in which search context it stands. The search index and
 * the search box read it there.
 */
export function getArticleAttributes(path: string): {
  'data-kind': HitKind;
  'data-context'?: string;
} {
  const today = withoutVersion(path);
  const context = getSite().search.contexts.find(
    ({ paths, screens: hasScreens }) =>
      paths.some((base) => isBelow(today, base)) || (hasScreens && getScreenPaths().has(today)),
  );
  return { 'data-kind': findKind(today), ...(context && { 'data-context': context.id }) };
}

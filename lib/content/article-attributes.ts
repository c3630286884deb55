import { listScreenNames } from '../elements/screens/load-screens';
import { cached } from '../kit/files/cached';
import type { HitKind } from '../search/site/hit-kinds';
import {
  elementPath,
  operationPath,
  routes,
  schemaPath,
  screenPath,
  workflowPath,
} from '../site/page-paths';
import { getSite } from '../site/site-settings';
import type { DocSummary } from './docs';

/** Lists the paths of the pages that describe a screen. */
const getScreenPaths = cached(
  ['content/screens'],
  (): ReadonlySet<string> => new Set(listScreenNames().map(screenPath)),
);

/** Converts the path of a page in a snapshot to that of the same page in the current docs. */
const toCurrentPath = (path: string) =>
  path.replace(new RegExp(`^${routes.docs}/versions/[^/]+`), routes.docs);

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

function findKind(path: string): HitKind {
  if (path.startsWith(operationPath(''))) return 'operation';
  if (path.startsWith(schemaPath(''))) return 'schema';
  if (path.startsWith(workflowPath(''))) return 'workflow';
  if (isBelow(path, routes.api)) return 'reference';
  if (path.startsWith(elementPath(''))) return 'element';
  return getScreenPaths().has(path) ? 'screen' : 'guide';
}

/**
 * Returns the attributes of a page's `<article>`: the kind of the page and the search context that it belongs to. The
 * search index reads them.
 */
export function getArticleAttributes(path: string): {
  'data-page-kind': HitKind;
  'data-context'?: string;
} {
  const currentPath = toCurrentPath(path);
  const context = getSite().search.contexts.find(
    ({ paths, screens: includesScreens }) =>
      paths.some((base) => isBelow(currentPath, base)) ||
      (includesScreens && getScreenPaths().has(currentPath)),
  );
  return {
    'data-page-kind': findKind(currentPath),
    ...(context && { 'data-context': context.id }),
  };
}

/** Whether a page is about the contract of elements, actions and screens, which is this portal's own. */
export function isContractPage({ path, contract }: Pick<DocSummary, 'path' | 'contract'>): boolean {
  const kind = getArticleAttributes(path)['data-page-kind'];
  return contract || kind === 'element' || kind === 'screen';
}

import type { Diagnostic } from '../kit/diagnostics/diagnostic';
import { describeValue } from '../kit/diagnostics/diagnostic';
import { parseYamlSource } from '../kit/diagnostics/yaml-source';
import { cached } from '../kit/files/cached';
import { readText } from '../kit/files/project-files';
import {
  type NavbarItem,
  type NavbarTargets,
  resolveNavbarItem,
} from '../site/navigation/resolve-navbar-items';
import { listLinks } from '../site/navigation/sidebar-navigation';
import { routes } from '../site/page-paths';
import { getSite, siteFiles } from '../site/site-settings';
import { areaOfVersion, getNavigation, listDocs } from './docs';
import { listVersions } from './docs-versions';

/** Finds the first page of a version: the main doc, or the first page of its sidebar if it has no main doc. */
function findMainPath(name: string, base: string): string {
  const docs = listDocs(areaOfVersion(name));
  const main = docs.find(({ id }) => id === getSite().mainDoc);
  return main?.path ?? listLinks(getNavigation(areaOfVersion(name)))[0]?.path ?? base;
}

/** Everything that items of the navbar can refer to. */
const getTargets = cached(
  ['content', '.generated/openapi'],
  (): NavbarTargets => ({
    docs: listDocs(),
    categories: Object.fromEntries(
      getNavigation('docs').map((category) => [
        category.label,
        listLinks([category])
          .map(({ path }) => path)
          .filter((path) => path.startsWith(`${routes.docs}/`)),
      ]),
    ),
    sidebars: {
      docs: { base: routes.docs, links: listLinks(getNavigation('docs')) },
      api: { base: routes.api, links: listLinks(getNavigation('api')) },
    },
    versions: listVersions().map(({ name, label, base, status }) => ({
      name,
      label,
      base,
      mainPath: findMainPath(name, base),
      isLatest: status === 'latest',
    })),
  }),
);

/** Returns the first page of each docs version by the name of the version; empty if there is only one version. */
export function listVersionMainPaths(): Record<string, string> {
  const { versions } = getTargets();
  if (versions.length === 1) return {};
  return Object.fromEntries(versions.map(({ name, mainPath }) => [name, mainPath]));
}

/** Returns the items of the navbar, from left to right. Throws if one refers to something that does not exist. */
export function getNavbar(): Record<'left' | 'right', NavbarItem[]> {
  const targets = getTargets();
  const { items } = getSite().navbar;
  const resolve = (side: 'left' | 'right') =>
    items
      .filter(({ position }) => position === side)
      .flatMap((item) => resolveNavbarItem(item, targets));
  return { left: resolve('left'), right: resolve('right') };
}

const getRootCause = (error: Error): Error =>
  error.cause instanceof Error ? getRootCause(error.cause) : error;

/** Splits the message of resolveNavbarItem(): `There is no doc "x"; expected one of y, z`. */
function describeItemError(error: Error): Pick<Diagnostic, 'message' | 'expected'> {
  const [message = '', expected] = getRootCause(error).message.split(/; (?:expected )?/);
  return { message: `A navbar item failed to render: ${message}`, expected };
}

/** Reports items of the navbar that refer to something that does not exist. */
export function checkNavbar(): Diagnostic[] {
  const targets = getTargets();
  const source = parseYamlSource(readText(siteFiles.navbar));
  const items = getSite().navbar.items.flatMap((item, index) => {
    const path = ['items', index];
    return item.type === 'dropdown'
      ? item.items.map((child, inner) => ({ item: child, path: [...path, 'items', inner] }))
      : [{ item, path }];
  });
  return items.flatMap(({ item, path }): Diagnostic[] => {
    try {
      resolveNavbarItem(item, targets);
      return [];
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return [
        {
          severity: 'error',
          file: siteFiles.navbar,
          ...source.positionOfValue(path),
          ...describeItemError(error),
          found: describeValue(item),
        },
      ];
    }
  });
}

import { type Diagnostic, FindingError } from '../kit/diagnostics/diagnostic';
import { locateInYaml } from '../kit/diagnostics/parse-yaml';
import { cached } from '../kit/files/cached';
import { isPreview } from '../kit/files/project-files';
import {
  type NavbarFileItem,
  type NavbarItem,
  type NavbarTargets,
  resolveNavbarItem,
} from '../site/navigation/resolve-navbar-items';
import { listLinks } from '../site/navigation/sidebar-navigation';
import { routes } from '../site/page-paths';
import { getSite, siteFiles } from '../site/site-settings';
import { isExternal } from '../site/urls';
import type { Area } from './content-areas.mjs';
import { areaOfVersion, getNavigation, listDocs } from './docs';
import { listVersions } from './docs-versions';

/** The links of a sidebar to pages of this site. */
const listOwnLinks = (area: Area) =>
  listLinks(getNavigation(area)).filter(({ path }) => !isExternal(path));

/** Finds the first page of a version: the main doc, or the first page of its sidebar if it has no main doc. */
function findMainPath(name: string, base: string): string {
  const docs = listDocs(areaOfVersion(name));
  const main = docs.find(({ id }) => id === getSite().mainDoc);
  return main?.path ?? listOwnLinks(areaOfVersion(name))[0]?.path ?? base;
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
      docs: { base: routes.docs, links: listOwnLinks('docs') },
      api: { base: routes.api, links: listOwnLinks('api') },
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

/** Resolves an item. The preview leaves out an item that refers to something that does not exist. */
function resolveItem(item: NavbarFileItem, targets: NavbarTargets): NavbarItem[] {
  try {
    return resolveNavbarItem(item, targets);
  } catch (error) {
    if (isPreview) return [];
    throw error;
  }
}

/** Returns the items of the navbar, from left to right. Throws if one refers to something that does not exist. */
export function getNavbar(): Record<'left' | 'right', NavbarItem[]> {
  const targets = getTargets();
  const { items } = getSite().navbar;
  const resolve = (side: 'left' | 'right') =>
    items.filter(({ position }) => position === side).flatMap((item) => resolveItem(item, targets));
  return { left: resolve('left'), right: resolve('right') };
}

/** Reports items of the navbar that refer to something that does not exist. */
export function checkNavbar(): Diagnostic[] {
  const targets = getTargets();
  const items = getSite().navbar.items.flatMap((item, index) => {
    const at = ['items', index];
    return item.type === 'dropdown'
      ? item.items.map((child, inner) => ({ item: child, at: [...at, 'items', inner] }))
      : [{ item, at }];
  });
  const findings = items.flatMap(({ item, at }) => {
    try {
      resolveNavbarItem(item, targets);
      return [];
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof FindingError)) throw error;
      const message = `A navbar item failed to render: ${cause.finding.message}`;
      return [{ at, ...cause.finding, message }];
    }
  });
  return locateInYaml(siteFiles.navbar, findings);
}

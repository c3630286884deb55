import type { Diagnostic } from '../diagnostics/diagnostic';
import { describeValue } from '../diagnostics/diagnostic';
import { findYamlPosition } from '../diagnostics/parse-yaml';
import { readText } from '../files/project-files';
import {
  type NavbarItem,
  type NavbarTargets,
  resolveNavbarItem,
} from '../navigation/resolve-navbar-items';
import { listLinks } from '../navigation/sidebar-navigation';
import { getSite, siteFiles } from '../site/site-settings';
import { routes } from '../site/urls';
import { areaOfVersion, getNavigation, listDocs } from './docs';
import { listVersions } from './docs-versions';

/** The page that a version opens with: the main doc, or its first page where it has none of that name. */
function mainPathOf(name: string, base: string): string {
  const docs = listDocs(areaOfVersion(name));
  const main = docs.find(({ id }) => id === getSite().mainDoc);
  return main?.path ?? listLinks(getNavigation(areaOfVersion(name)))[0]?.path ?? base;
}

let known: NavbarTargets | undefined;

/** What the navbar's items may name: the docs, the two sidebars, the versions. Every page asks for it. */
function getTargets(): NavbarTargets {
  if (known && process.env.NODE_ENV === 'production') return known;
  known = {
    docs: listDocs(),
    sidebars: {
      docs: { base: routes.docs, links: listLinks(getNavigation('docs')) },
      api: { base: routes.api, links: listLinks(getNavigation('api')) },
    },
    versions: listVersions().map(({ name, label, base, status }) => ({
      name,
      label,
      base,
      mainPath: mainPathOf(name, base),
      isLatest: status === 'latest',
    })),
  };
  return known;
}

/** The page that each version opens with, by its name; `undefined` while there is one version only. */
export function listVersionMainPaths(): Record<string, string> | undefined {
  const { versions } = getTargets();
  if (versions.length === 1) return undefined;
  return Object.fromEntries(versions.map(({ name, mainPath }) => [name, mainPath]));
}

/** The navbar as it is shown, from left to right. Throws where an item names what does not exist. */
export function getNavbar(): Record<'left' | 'right', NavbarItem[]> {
  const targets = getTargets();
  const { items } = getSite().navbar;
  const resolve = (side: 'left' | 'right') =>
    items
      .filter(({ position }) => position === side)
      .flatMap((item) => resolveNavbarItem(item, targets));
  return { left: resolve('left'), right: resolve('right') };
}

/** Every item of the navbar that names what does not exist, at its place. */
export function checkNavbar(): Diagnostic[] {
  const targets = getTargets();
  const text = readText(siteFiles.navbar);
  return getSite().navbar.items.flatMap((item, index): Diagnostic[] => {
    try {
      resolveNavbarItem(item, targets);
      return [];
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { message } = deepestCause(error);
      return [
        {
          severity: 'error',
          file: siteFiles.navbar,
          ...findYamlPosition(text, ['items', index]),
          message: `A navbar item failed to render: ${message}`,
          found: describeValue(item),
        },
      ];
    }
  });
}

const deepestCause = (error: Error): Error =>
  error.cause instanceof Error ? deepestCause(error.cause) : error;

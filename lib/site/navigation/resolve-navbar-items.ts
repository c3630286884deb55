import { FindingError } from '../../kit/diagnostics/diagnostic';
import { unknownName } from '../../kit/diagnostics/suggest-name';
import type { NavbarFile } from '../settings/navbar-schema';

/** An item of content/site/navbar.yaml. */
export type NavbarFileItem = NavbarFile['items'][number];

/** A link of the navbar. */
export type NavbarLink = {
  kind: 'link';
  label: string;
  /** A path of this site without the base URL, or the URL of another site. */
  href: string;
  /** The path below which the link is active, if it is not `href`. */
  activeBasePath?: string;
  /** Other pages on which the link is active. */
  activePaths?: string[];
  /** Whether the link is active on no page below its path. */
  exact?: boolean;
  /**
   * The docs version of the link; empty if it follows the reader's choice. lib/client/controls/version-links.ts
   * changes the link to the same page of that version and stores the choice.
   */
  version?: string;
};
type NavbarEntry = NavbarLink | { kind: 'html'; html: string };
export type NavbarDropdown = {
  kind: 'dropdown';
  label: string;
  items: NavbarEntry[];
  /** Whether the dropdown shows the label of its active item instead of its own. */
  showsActiveLabel?: true;
};
/** What the navbar renders: the nine item types of the settings resolve to four kinds. */
export type NavbarItem = NavbarEntry | NavbarDropdown | { kind: 'search' };

/** Everything that an item can refer to. */
export type NavbarTargets = {
  docs: ReadonlyArray<{ id: string; label: string; path: string; unlisted: boolean }>;
  /** The pages in each category of the docs sidebar. */
  categories: Readonly<Record<string, readonly string[]>>;
  /** The links of each sidebar in order, and the base path of its pages. */
  sidebars: Readonly<
    Record<string, { base: string; links: ReadonlyArray<{ label: string; path: string }> }>
  >;
  versions: ReadonlyArray<{
    name: string;
    label: string;
    base: string;
    mainPath: string;
    isLatest: boolean;
  }>;
};

type LinkItem = Exclude<
  NavbarFileItem,
  { type: 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' | 'search' }
>;

function findVersion(name: string, { versions }: NavbarTargets) {
  const found = versions.find((version) => version.name === name);
  if (!found)
    throw unknownName(
      'docs version',
      name,
      versions.map((version) => version.name),
    );
  return found;
}

const linkToVersion = ({ name, label, base, mainPath }: NavbarTargets['versions'][number]) =>
  ({ kind: 'link', label, href: mainPath, activeBasePath: base, version: name }) as const;

/** What the settings say about the pages on which a link is active. */
function resolveActivity(
  { activeBasePath, activeCategories, exact }: Extract<LinkItem, { type: 'default' | 'doc' }>,
  { categories }: NavbarTargets,
): Pick<NavbarLink, 'activeBasePath' | 'activePaths' | 'exact'> {
  const activePaths = activeCategories?.flatMap((label) => {
    const paths = Object.hasOwn(categories, label) ? categories[label] : undefined;
    if (!paths) throw unknownName('category in the sidebar', label, Object.keys(categories));
    return paths;
  });
  return {
    ...(activeBasePath !== undefined && { activeBasePath }),
    ...(activePaths && { activePaths }),
    ...(exact && { exact }),
  };
}

function resolveLink(item: LinkItem, targets: NavbarTargets): NavbarEntry[] {
  switch (item.type) {
    case 'html':
      return [{ kind: 'html', html: item.html }];
    case 'default':
      return [
        item.to === undefined
          ? { kind: 'link', label: item.label, href: item.href ?? '' }
          : {
              kind: 'link',
              label: item.label,
              href: item.to,
              ...resolveActivity(item, targets),
            },
      ];
    case 'doc': {
      const doc = targets.docs.find(({ id }) => id === item.doc);
      if (!doc)
        throw unknownName(
          'doc with the id',
          item.doc,
          targets.docs.map(({ id }) => id),
        );
      const label = item.label ?? doc.label;
      // No menu has unlisted docs.
      return doc.unlisted
        ? []
        : [{ kind: 'link', label, href: doc.path, ...resolveActivity(item, targets) }];
    }
    case 'docSidebar': {
      const sidebar = Object.hasOwn(targets.sidebars, item.sidebar)
        ? targets.sidebars[item.sidebar]
        : undefined;
      if (!sidebar) throw unknownName('sidebar', item.sidebar, Object.keys(targets.sidebars));
      const [first] = sidebar.links;
      if (!first) {
        throw new FindingError({
          message: `The sidebar "${item.sidebar}" has no link that the item could lead to`,
          found: 'no link',
          expected: 'a listed doc or a link in content/site/sidebar.yaml',
        });
      }
      const label = item.label ?? first.label;
      return [{ kind: 'link', label, href: first.path, activeBasePath: sidebar.base }];
    }
    case 'docsVersion': {
      const latest = targets.versions.find(({ isLatest }) => isLatest);
      const version = findVersion(item.version ?? latest?.name ?? '', targets);
      const label = item.label ?? version.label;
      return [{ ...linkToVersion(version), label, version: item.version ?? '' }];
    }
  }
}

function resolveByType(item: NavbarFileItem, targets: NavbarTargets): NavbarItem[] {
  switch (item.type) {
    case 'search':
      return [{ kind: 'search' }];
    case 'localeDropdown':
      return [];
    case 'dropdown':
      return [
        {
          kind: 'dropdown',
          label: item.label,
          items: item.items.flatMap((child) =>
            withConfiguration(child, () => resolveLink(child, targets)),
          ),
        },
      ];
    case 'docsVersionDropdown': {
      const names = item.versions ?? targets.versions.map(({ name }) => name);
      const links = names.map((name) => linkToVersion(findVersion(name, targets)));
      const [first, ...others] = links;
      // A single version is a link, because there is nothing to choose from.
      return first && others.length === 0
        ? [first]
        : [{ kind: 'dropdown', label: 'Versions', items: links, showsActiveLabel: true }];
    }
    default:
      return resolveLink(item, targets);
  }
}

/** Adds the configuration of an item to the errors that `resolve` throws. They are the cause of the new error. */
function withConfiguration<T>(item: object, resolve: () => T): T {
  try {
    return resolve();
  } catch (cause) {
    throw new Error(
      `A navbar item failed to render. Check this item in content/site/navbar.yaml:\n${JSON.stringify(item, null, 2)}`,
      { cause },
    );
  }
}

/**
 * Resolves an item of the settings to what the navbar renders; empty if that is nothing. Throws with the item's
 * configuration if it refers to a doc, sidebar or version that does not exist, or to a sidebar without a link
 * (specification: portal.txt, sections 5 and 8).
 */
export function resolveNavbarItem(item: NavbarFileItem, targets: NavbarTargets): NavbarItem[] {
  return withConfiguration(item, () => resolveByType(item, targets));
}

import type { NavbarFile } from '../site/settings/navbar-schema';

type FileItem = NavbarFile['items'][number];

/** A link of the navbar. */
export type NavbarLink = {
  kind: 'link';
  label: string;
  /** A path of this site without the base URL, or another site's address. */
  href: string;
  /** The path below which the link is active, where it is not `href`. */
  activeBasePath?: string;
  /**
   * The docs version that the link leads to; empty where it follows the reader's choice. components/frame/
   * docs-versions.ts keeps the page and remembers the choice.
   */
  version?: string;
};
export type NavbarEntry = NavbarLink | { kind: 'html'; html: string };
export type NavbarDropdown = {
  kind: 'dropdown';
  label: string;
  items: NavbarEntry[];
  /** The active item's label stands in place of the dropdown's own. */
  showsActiveLabel?: true;
};
/** What the navbar shows: the nine item types of the settings come down to four kinds. */
export type NavbarItem = NavbarEntry | NavbarDropdown | { kind: 'search' };

/** What items may name. */
export type NavbarTargets = {
  docs: ReadonlyArray<{ id: string; label: string; path: string; unlisted: boolean }>;
  /** Each sidebar's links in order, and the path below which its pages stand. */
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
  FileItem,
  { type: 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' | 'search' }
>;

const namesOf = (names: Iterable<string>) => [...names].join(', ');

function findVersion(name: string, { versions }: NavbarTargets) {
  const found = versions.find((version) => version.name === name);
  if (found) return found;
  throw new Error(
    `No docs version exists for the name '${name}', please verify the versions of the navbar's items. ` +
      `Available versions: ${namesOf(versions.map((version) => version.name))}`,
  );
}

const linkToVersion = ({ name, label, base, mainPath }: NavbarTargets['versions'][number]) =>
  ({ kind: 'link', label, href: mainPath, activeBasePath: base, version: name }) as const;

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
              ...(item.activeBasePath !== undefined && { activeBasePath: item.activeBasePath }),
            },
      ];
    case 'doc': {
      const doc = targets.docs.find(({ id }) => id === item.doc);
      if (!doc) {
        throw new Error(
          `Couldn’t find any doc with id "${item.doc}". Available docs: ${namesOf(targets.docs.map(({ id }) => id))}`,
        );
      }
      const label = item.label ?? doc.label;
      // Unlisted docs are in no menu.
      return doc.unlisted ? [] : [{ kind: 'link', label, href: doc.path }];
    }
    case 'docSidebar': {
      const sidebar = Object.hasOwn(targets.sidebars, item.sidebar)
        ? targets.sidebars[item.sidebar]
        : undefined;
      if (!sidebar) {
        throw new Error(
          `Can’t find any sidebar with id "${item.sidebar}". Available sidebars: ${namesOf(Object.keys(targets.sidebars))}`,
        );
      }
      const [first] = sidebar.links;
      if (!first) {
        throw new Error(
          `DocSidebarNavbarItem: Sidebar with ID "${item.sidebar}" doesn’t have anything to be linked to. ` +
            'Add a listed doc or a link to it in content/site/sidebar.yaml',
        );
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

function resolveParts(item: FileItem, targets: NavbarTargets): NavbarItem[] {
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
            resolveItem(child, () => resolveLink(child, targets)),
          ),
        },
      ];
    case 'docsVersionDropdown': {
      const names = item.versions ?? targets.versions.map(({ name }) => name);
      const links = names.map((name) => linkToVersion(findVersion(name, targets)));
      const [first, ...others] = links;
      // One version is a link, not a choice.
      return first && others.length === 0
        ? [first]
        : [{ kind: 'dropdown', label: 'Versions', items: links, showsActiveLabel: true }];
    }
    default:
      return resolveLink(item, targets);
  }
}

/** Runs `resolve` and names the item's configuration in what it throws; the cause is kept. */
function resolveItem<T>(item: object, resolve: () => T): T {
  try {
    return resolve();
  } catch (cause) {
    throw new Error(
      `A navbar item failed to render. Please double-check the following navbar item of content/site/navbar.yaml:\n${JSON.stringify(item, null, 2)}`,
      { cause },
    );
  }
}

/**
 * One item of the settings as what the navbar shows; empty where it shows nothing.
 * Throws for a doc, sidebar or version that does not exist and for a sidebar without a link, with the item's
 * configuration (spec, 1-portal.txt sections 5 and 8).
 */
export function resolveNavbarItem(item: FileItem, targets: NavbarTargets): NavbarItem[] {
  return resolveItem(item, () => resolveParts(item, targets));
}

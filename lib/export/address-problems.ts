import { listPathVariants } from '../content/path-variants.mjs';
import { suggestName } from '../contract/suggest-name';
import { normalizePath, routes } from '../site/urls';
import type { PageLinkData } from './page-link-data';

/** What links may lead to, all without the base URL. */
export type LinkTargets = {
  pages: ReadonlyMap<string, PageLinkData>;
  /** Other files of the export and redirects: `/sitemap.xml`. */
  files: ReadonlySet<string>;
  /** Routes after `#/` that the console knows: `/operations/createToken`. */
  consoleRoutes: ReadonlySet<string>;
};

/** An address that leads nowhere, or to a page without the wanted id. */
export type AddressProblem = { kind: 'link' | 'anchor'; expected: string };

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const meant = (name: string | undefined) => (name === undefined ? '' : `; the closest is ${name}`);

/** The page that a wrong path most likely means: one of this name elsewhere, or of a like name in the folder. */
export function findClosestPage(path: string, pages: Iterable<string>): string | undefined {
  const paths = [...pages];
  const name = nameOf(path)
    .toLowerCase()
    .replace(/\.mdx?$/, '');
  if (name === '') return undefined;
  const moved = paths.find((known) => nameOf(known).toLowerCase() === name);
  if (moved !== undefined) return moved;
  const siblings = paths.filter((known) => folderOf(known) === folderOf(path)).map(nameOf);
  const like = suggestName(name, siblings);
  return like && `${folderOf(path)}/${like}`;
}

function judgeHash(
  hash: string,
  page: PageLinkData,
  targets: LinkTargets,
): AddressProblem | undefined {
  // The console has routes of its own after the hash.
  if (page.path === routes.api && hash.startsWith('#/')) {
    if (targets.consoleRoutes.has(hash.slice(1))) return undefined;
    const closest = findClosestPage(hash.slice(1), targets.consoleRoutes);
    return {
      kind: 'link',
      expected: `an operation of the console${meant(closest && `#${closest}`)}`,
    };
  }
  const ids = listPathVariants(hash.slice(1));
  // Browsers know `#top` in every page.
  if (ids.some((id) => id === '' || id.toLowerCase() === 'top' || page.ids.has(id)))
    return undefined;
  const closest = suggestName(ids.at(-1) ?? '', [...page.ids.keys()]);
  return { kind: 'anchor', expected: `an id of ${page.path}${meant(closest && `#${closest}`)}` };
}

/**
 * What is wrong with an address of this site; undefined where nothing is. Never throws.
 * @param path without the base URL, from the root
 * @param hash with its sign, or nothing
 */
export function findAddressProblem(
  path: string,
  hash: string,
  targets: LinkTargets,
): AddressProblem | undefined {
  const paths = listPathVariants(path).map(normalizePath);
  const page = paths.map((known) => targets.pages.get(known)).find((found) => found !== undefined);
  if (page) return judgeHash(hash, page, targets);
  if (paths.some((known) => targets.files.has(known))) return undefined;
  const closest = findClosestPage(paths.at(-1) ?? path, targets.pages.keys());
  return { kind: 'link', expected: `the address of a page or file${meant(closest)}` };
}

import { listHash } from '../../calls/console/console-route';
import { listPathVariants } from '../../content/path-variants.mjs';
import { describeClosest, suggestName } from '../../kit/diagnostics/suggest-name';
import { routes } from '../../site/page-paths';
import { normalizePath } from '../../site/urls';
import type { PageLinkData } from './page-link-data';

/** Everything that a link can lead to. Paths are without the base URL. */
export type LinkTargets = {
  pages: ReadonlyMap<string, PageLinkData>;
  /** The other files of the export (`/sitemap.xml`). */
  files: ReadonlySet<string>;
  /** The addresses that redirect, with those that they lead to. Pages of an export are not among them. */
  redirects?: ReadonlyMap<string, string>;
  /** The hash routes of the console, without `#`: `/operations/createToken`. */
  consoleRoutes: ReadonlySet<string>;
};

/** What is wrong with a link, and what was expected instead. An anchor is an id that its page does not have. */
export type LinkProblem = {
  kind: 'address' | 'anchor' | 'markdown' | 'outside' | 'redirect' | 'syntax';
  expected: string;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
/** Finds the page that a wrong path most likely means: the same name elsewhere, or a similar name in the folder. */
export function findClosestPage(path: string, pages: Iterable<string>): string | undefined {
  const paths = [...pages];
  const name = nameOf(path)
    .toLowerCase()
    .replace(/\.mdx?$/, '');
  if (name === '') return undefined;
  const moved = paths.find((known) => nameOf(known).toLowerCase() === name);
  if (moved !== undefined) return moved;
  const siblings = paths.filter((known) => folderOf(known) === folderOf(path)).map(nameOf);
  const similar = suggestName(name, siblings);
  return similar && `${folderOf(path)}/${similar}`;
}

function findHashProblem(
  hash: string,
  page: PageLinkData,
  targets: LinkTargets,
): LinkProblem | undefined {
  // The console has hash routes.
  if (page.path === routes.api && hash.startsWith('#/')) {
    if (hash === listHash || targets.consoleRoutes.has(hash.slice(1))) return undefined;
    const closest = findClosestPage(hash.slice(1), targets.consoleRoutes);
    return {
      kind: 'address',
      expected: `an operation of the console${describeClosest(closest && `#${closest}`)}`,
    };
  }
  // Browsers look for the text of a directive (`#id:~:text=…`) themselves.
  const ids = listPathVariants(hash.slice(1).replace(/:~:.*$/, ''));
  // `#top` is valid in every page, in any case.
  if (ids.some((id) => id === '' || id.toLowerCase() === 'top' || page.ids.has(id)))
    return undefined;
  const wanted = ids.at(-1) ?? '';
  const isSameText = (id: string) => id.normalize('NFC') === wanted.normalize('NFC');
  const twin = [...page.ids.keys()].find(isSameText);
  if (twin !== undefined) {
    const form = twin === twin.normalize('NFC') ? 'composed (NFC)' : 'decomposed (NFD)';
    return { kind: 'anchor', expected: `#${twin} with ${form} letters, which look the same` };
  }
  const closest = suggestName(wanted, [...page.ids.keys()]);
  return {
    kind: 'anchor',
    expected: `an id of ${page.path}${describeClosest(closest && `#${closest}`)}`,
  };
}

/**
 * Finds the problem of an address of this site; undefined if there is none. Never throws.
 * @param path from the root, without the base URL
 * @param hash with `#`, or empty
 */
export function findAddressProblem(
  path: string,
  hash: string,
  targets: LinkTargets,
): LinkProblem | undefined {
  const paths = listPathVariants(path).map(normalizePath);
  const page = paths.map((known) => targets.pages.get(known)).find((found) => found !== undefined);
  if (page) return findHashProblem(hash, page, targets);
  if (paths.some((known) => targets.files.has(known))) return undefined;
  const to = paths.map((known) => targets.redirects?.get(known)).find((found) => found);
  if (to !== undefined) return { kind: 'redirect', expected: to };
  const closest = findClosestPage(paths.at(-1) ?? path, targets.pages.keys());
  return { kind: 'address', expected: `the address of a page or file${describeClosest(closest)}` };
}

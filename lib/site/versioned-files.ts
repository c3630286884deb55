import { pageDataFolder } from './page-data';

/** The folder of the scripts that Next does not bundle, as part of their paths. */
export const scriptsFolder = '/scripts/';

/** The folder of the files with what islands show, such as the examples of an element (scripts/steps/emit-island-data.ts). */
export const islandDataFolder = '/islands/';

/** The beginnings of the paths, without the base URL, of all files whose names change with their content. */
export const versionedPaths = [
  '/_next/static/',
  scriptsFolder,
  '/styles/',
  '/search-data/index-',
  pageDataFolder,
  islandDataFolder,
];

/**
 * Whether a URL always has the same content: the name of its file changes with it, or its query names the build.
 * @param url absolute, or a path with the base URL
 * @param base the site's base URL, with a slash at both ends
 */
export function isVersioned(url: string, base: string): boolean {
  const { pathname, searchParams } = new URL(url, 'https://portal.invalid');
  return (
    searchParams.has('build') ||
    versionedPaths.some((path) => pathname.startsWith(base.slice(0, -1) + path))
  );
}

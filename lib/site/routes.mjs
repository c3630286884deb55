// @ts-check

// JavaScript, because next.config.mjs imports it through lib/content/mdx-options.mjs. page-paths.ts exports these to most of TypeScript.

/** The paths of the site's sections, without the base URL. */
export const routes = /** @type {const} */ ({
  home: '/',
  docs: '/docs',
  api: '/api',
  search: '/search',
  offline: '/offline',
});

/** The name of the current docs. All other versions are snapshots. */
export const currentVersion = 'current';

/**
 * Returns the base path of a docs version. It never changes, whichever version is the latest.
 * @param {string} name
 * @returns {string}
 */
export function versionBase(name) {
  return name === currentVersion ? routes.docs : `${routes.docs}/versions/${name}`;
}

/** The names of the caches with what is stored for reading offline. Each portal of an origin has its own. */
export type CacheNames = {
  /** Prefix of every cache name. */
  prefix: string;
  /** The state (offline-state.ts). Pages are stored while it has one. */
  state: string;
  /** The pages that the reader has opened. */
  pages: string;
  /** Files whose URLs change with their content: scripts, styles, fonts, parts of the search index, data of islands. */
  assets: string;
  /** Other files: images, the description of the API. */
  files: string;
  /** The files of a copy of the whole portal, as it was in one build. */
  portal: (build: string) => string;
};

/** @param base the site's base URL, with a slash at both ends */
export function listCacheNames(base: string): CacheNames {
  const prefix = `offline ${base} `;
  return {
    prefix,
    state: `${prefix}state`,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    files: `${prefix}files`,
    portal: (build) => `${prefix}portal ${build}`,
  };
}

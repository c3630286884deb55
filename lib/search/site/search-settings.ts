/**
 * The files with fixed names in public/search-data/, without the base URL. The names of the index files contain a
 * content hash; the worker has them built in.
 */
export const searchFiles = {
  folder: '/search-data',
  worker: '/search-data/worker.js',
  manifest: 'manifest.json',
} as const;

/** The maximum number of suggestions (specification: portal.txt, section 9). */
export const maxSuggestions = 8;

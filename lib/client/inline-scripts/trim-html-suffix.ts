/** Removes a trailing `index.html` or `.html` from a path. */
export const trimHtmlSuffix = (path: string): string =>
  path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

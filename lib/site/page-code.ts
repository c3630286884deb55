/** The id of the data block with the code of a page that hydrates on demand (lib/export/deliver-page.ts). */
export const pageCodeId = 'page-code';

/** What hydrates a page (lib/inline-scripts/hydrate-on-demand.ts). The paths contain the base URL. */
export type PageCode = {
  /** The path of the page's React Server Components payload. */
  payload: string;
  /** Next's ID of the build, which the payload contains. */
  buildId: string;
  /** The paths of the scripts. */
  scripts: string[];
  /** The HTML of the stylesheets whose used rules are in the page. */
  stylesheets: string;
  /** What the bundler's runtime starts with: the chunks to wait for and the modules to run. */
  entry: unknown;
};

/**
 * Returns the URL that a page loads its payload from. It differs for each build, so that a cached payload is never that of
 * another build (lib/offline).
 * @param payload the payload's path
 */
export const payloadUrl = (payload: string, buildId: string): string =>
  `${payload}?build=${encodeURIComponent(buildId)}`;

/** Removes the id of the build from the HTML of a page: from the root element, and from the code of Next's client. */
export const removeBuildId = (html: string): string =>
  html
    .replace(/(<html data-build=")[^"]*/, '$1')
    .replace(/(id="page-code">\{"payload":"[^"]*","buildId":")[^"]*/, '$1');

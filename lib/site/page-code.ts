/** The id of the data block with the code of a page that hydrates on demand (lib/export/defer-hydration.ts). */
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

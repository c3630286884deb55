import { listFiles } from '../../kit/files/project-files';
import { normalizePath } from '../../site/urls';

/** An HTML file of the export. */
export type PageFile = {
  /** The path from the project's root: `out/docs.html`. */
  file: string;
  /** The path on the site, without the base URL: `/docs`. */
  path: string;
};

/** Lists the HTML files of out/. `404.html` has the path `/404`. */
export const listPageFiles = (): PageFile[] =>
  listFiles('out', '.html').map((file) => ({
    file,
    path: normalizePath(file.slice('out'.length).replace(/\/index\.html$/, '/')),
  }));

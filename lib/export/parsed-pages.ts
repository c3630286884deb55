import type { Root } from 'hast';
import { listFiles, readText } from '../files/project-files';
import { parseHtml } from '../html/parse-html';
import { normalizePath } from '../site/urls';

/** An HTML file of the export. */
export type PageFile = {
  /** The path from the project's root: `out/docs.html`. */
  file: string;
  /** The path on the site, without the base URL: `/docs`. */
  path: string;
};

type ParsedPage = PageFile & { html: string; tree: Root };

/** Lists the HTML files of out/. `404.html` has the path `/404`. */
export const listPageFiles = (): PageFile[] =>
  listFiles('out', '.html').map((file) => ({
    file,
    path: normalizePath(file.slice('out'.length).replace(/\/index\.html$/, '/')),
  }));

/** Reads and parses the pages of out/, one at a time: the trees of all would not fit into memory on every machine. */
export function* readPages(): Generator<ParsedPage> {
  for (const page of listPageFiles()) {
    const html = readText(page.file);
    yield { ...page, html, tree: parseHtml(html) };
  }
}

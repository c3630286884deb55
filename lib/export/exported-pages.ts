import { readFileSync } from 'node:fs';
import { listFiles, projectPath } from '../files/project-files';
import { normalizePath } from '../site/urls';

/** One HTML file of the export. */
export type ExportedPage = {
  /** From the project's root: `out/docs.html`. */
  file: string;
  /** Its path on the site, without the base URL: `/docs`. */
  path: string;
  html: string;
};

/** Reads every HTML file of out/. `404.html` has the path `/404`. */
export function listExportedPages(): ExportedPage[] {
  return listFiles('out', '.html')
    .filter((file) => !file.endsWith('/_not-found.html'))
    .map((file) => ({
      file,
      path: normalizePath(file.slice('out'.length).replace(/\/index\.html$/, '/')),
      html: readFileSync(projectPath(file), 'utf8'),
    }));
}

/** A page's HTML without its inline scripts, which nobody reads and a parser would read all the same. */
export function stripInlineScripts(html: string): string {
  return html.replace(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '');
}

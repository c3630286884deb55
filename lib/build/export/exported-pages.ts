import { readCodeInputs } from '../../kit/build-cache/code-inputs';
import { openDiskCache } from '../../kit/build-cache/disk-cache';
import { cached } from '../../kit/files/cached';
import { readText } from '../../kit/files/project-files';
import { runInThreads } from '../../kit/threads/run-in-thread';
import { getSite } from '../../site/site-settings';
import { removeBuildId } from './deliver-page';
import { listPageFiles, type PageFile } from './list-page-files';
import { type ExportedPage, run } from './read-pages';

/** Fewer pages are read in the time that another thread needs to start. */
const minPagesPerThread = 20;

/**
 * Reads the pages of out/. Each is parsed once, although several steps of the build use it, and only if no earlier run has
 * read the same page.
 */
export const getExportedPages = cached(['out'], async (): Promise<ExportedPage[]> => {
  const files = listPageFiles();
  const code = await readCodeInputs('lib/build/export/read-pages.ts');
  const cache = openDiskCache<ExportedPage>('.cache/pages', [...code, JSON.stringify(getSite())]);
  const getKey = ({ file, path }: PageFile) => `${path}\n${removeBuildId(readText(file))}`;
  const pages = new Map<string, ExportedPage>();
  for (const page of files) {
    const stored = cache.get(getKey(page));
    if (stored) pages.set(page.file, stored);
  }
  const changed = files.filter(({ file }) => !pages.has(file));
  const url = new URL('./read-pages.ts', import.meta.url);
  for (const page of await runInThreads(url, run, changed, minPagesPerThread)) {
    pages.set(page.file, page);
    cache.set(getKey(page), page);
  }
  cache.prune();
  return files.flatMap(({ file }) => pages.get(file) ?? []);
});

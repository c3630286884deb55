import { availableParallelism } from 'node:os';
import { cached } from '../files/cached';
import { runInThread } from '../threads/run-in-thread';
import { listPageFiles } from './list-page-files';
import type { ExportedPage } from './read-pages';

/** More threads would need more memory than they save time. */
const maxThreads = 4;

/** Reads the pages of out/ on all cores. Each is parsed once, although several steps of the build use it. */
export const getExportedPages = cached(['out'], async (): Promise<ExportedPage[]> => {
  const files = listPageFiles();
  const count = Math.min(availableParallelism(), maxThreads);
  const url = new URL('./read-pages.ts', import.meta.url);
  // Pages of one folder are alike, so they are dealt out in turn. This thread must answer the others while they start.
  const shares = Array.from({ length: count }, (_, thread) =>
    runInThread<typeof import('./read-pages')>(
      url,
      files.filter((_file, index) => index % count === thread),
    ),
  );
  const pages = (await Promise.all(shares)).flat();
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return files.flatMap(({ file }) => byFile.get(file) ?? []);
});

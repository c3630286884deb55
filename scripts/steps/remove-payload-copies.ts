import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { listFiles, projectPath, readText } from '../../lib/files/project-files';

/** The payload of a whole page among the files of its segments. Next's router requests the page's own `.txt` instead. */
const copyName = '__next._full.txt';

/** The page's own payload: `out/docs/x.txt` for the copy in `out/docs/x`. */
const findPayload = (copy: string) => {
  const folder = dirname(copy);
  return folder === 'out' ? 'out/index.txt' : `${folder}.txt`;
};

/** Removes files that repeat a page's payload, and that nothing requests. */
export function run(): Diagnostic[] | string {
  const copies = listFiles('out', copyName);
  const different = copies.filter((copy) => readText(copy) !== readText(findPayload(copy)));
  if (different.length > 0)
    return different.map((file) => ({
      severity: 'error',
      file,
      message: 'This version of Next.js exports another file than the payload of the page',
      found: 'a file that differs',
      expected: `the content of ${findPayload(file)}`,
    }));
  for (const copy of copies) rmSync(projectPath(copy));
  return `${copies.length} files`;
}

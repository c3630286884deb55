import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isTextFile } from './content-types';

/** Smaller files fit into one packet anyway. */
const minBytes = 1024;

const compressBr = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
const compressGz = (content: Buffer) => promisify(gzip)(content, { level: 9 });

/** The number of files that were compressed, and the sums of their bytes and of those of their copies. */
export type CompressionResult = { files: number; bytes: number; br: number; gz: number };

/**
 * Writes compressed copies beside the text files in a folder: `docs.html.br` and `docs.html.gz` beside `docs.html`. A
 * copy that would not be smaller, or that an earlier run has left, is deleted.
 * @param folder the path of the folder
 * @param quality of Brotli, from 0 to 11
 */
export async function compressFiles(folder: string, quality = 11): Promise<CompressionResult> {
  const result = { files: 0, bytes: 0, br: 0, gz: 0 };
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isTextFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

  const compressFile = async (path: string) => {
    const content = await readFile(path);
    const copies =
      content.length < minBytes
        ? undefined
        : { br: await compressBr(content, quality), gz: await compressGz(content) };
    for (const ending of ['br', 'gz'] as const) {
      const copy = copies?.[ending];
      if (copy && copy.length < content.length) await writeFile(`${path}.${ending}`, copy);
      else await rm(`${path}.${ending}`, { force: true });
    }
    if (!copies) return;
    result.files += 1;
    result.bytes += content.length;
    result.br += copies.br.length;
    result.gz += copies.gz.length;
  };

  // Compression runs in threads of Node, so this many files at a time keep all cores busy.
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) await compressFile(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return result;
}

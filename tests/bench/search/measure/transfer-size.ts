import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EngineFile } from '../engine-adapter';
import type { ServedFile } from './benchmark-server';

/** The total bytes of some files: uncompressed, with `gzip -9`, and with Brotli. */
export type TransferSize = { files: number; raw: number; gzip: number; brotli: number };

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html',
};

/** Prepares a file for the server: compressed with gzip if that makes it smaller. */
export function toServedFile({ path, content, kind }: EngineFile): ServedFile {
  const raw = Buffer.from(content);
  const gzip = gzipSync(raw, { level: 9 });
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  const isSmaller = gzip.length < raw.length;
  return { type, body: isSmaller ? gzip : raw, isGzip: isSmaller, isCounted: kind !== 'harness' };
}

/** Reads a file that a build wrote. */
export function readBuiltFile(folder: string, file: Pick<EngineFile, 'path' | 'kind'>): EngineFile {
  return { ...file, content: readFileSync(join(folder, file.path)) };
}

/**
 * Sums up the sizes of the files of one kind.
 * @param brotliQuality from 0 to 11
 */
export function measureTransferSize(
  files: readonly { file: EngineFile; served: ServedFile }[],
  kind: EngineFile['kind'],
  brotliQuality: number,
): TransferSize {
  const size: TransferSize = { files: 0, raw: 0, gzip: 0, brotli: 0 };
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  for (const { file, served } of files) {
    if (file.kind !== kind) continue;
    const raw = Buffer.from(file.content);
    size.files++;
    size.raw += raw.length;
    size.gzip += served.body.length;
    size.brotli += Math.min(raw.length, brotliCompressSync(raw, { params }).length);
  }
  return size;
}

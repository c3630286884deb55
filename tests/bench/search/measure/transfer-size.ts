import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EngineFile } from '../engine-adapter';
import type { ServedFile } from './benchmark-server';

/** Bytes of some files, together: as they are, `gzip -9`, and Brotli. */
export type TransferSize = { files: number; raw: number; gzip: number; brotli: number };

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html',
};

/** A file as the server answers with it: compressed where that makes it smaller. */
export function toServedFile({ path, content, kind }: EngineFile): ServedFile {
  const raw = Buffer.from(content);
  const gzip = gzipSync(raw, { level: 9 });
  const type = types[extname(path)] ?? 'application/octet-stream';
  const isSmaller = gzip.length < raw.length;
  return { type, body: isSmaller ? gzip : raw, isGzip: isSmaller, isCounted: kind !== 'harness' };
}

/** Reads what a build wrote. */
export function readBuiltFile(folder: string, file: Pick<EngineFile, 'path' | 'kind'>): EngineFile {
  return { ...file, content: readFileSync(join(folder, file.path)) };
}

/**
 * Weighs files of one kind.
 * @param quality Brotli's, from 0 to 11
 */
export function measureTransferSize(
  files: readonly { file: EngineFile; served: ServedFile }[],
  kind: EngineFile['kind'],
  quality: number,
): TransferSize {
  const weight: TransferSize = { files: 0, raw: 0, gzip: 0, brotli: 0 };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  for (const { file, served } of files) {
    if (file.kind !== kind) continue;
    const raw = Buffer.from(file.content);
    weight.files++;
    weight.raw += raw.length;
    weight.gzip += served.body.length;
    weight.brotli += Math.min(raw.length, brotliCompressSync(raw, { params }).length);
  }
  return weight;
}

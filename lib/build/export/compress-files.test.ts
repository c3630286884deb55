import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from './compress-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'Doctor App '.repeat(200);
const listFolder = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('compressFiles', () => {
  it('writes copies with the same content beside each text file', async () => {
    mkdirSync(join(folder, 'docs'));
    for (const name of ['index.html', 'docs/a.txt']) writeFileSync(join(folder, name), text);
    const result = await compressFiles(folder, 4);
    expect(listFolder()).toEqual([
      'docs',
      'docs/a.txt',
      'docs/a.txt.br',
      'docs/a.txt.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'docs/a.txt.gz'))).toString()).toBe(text);
    expect(result).toMatchObject({ files: 2, bytes: 2 * text.length });
    expect(result.br).toBeLessThan(text.length);
  });

  it('leaves out small files, and files that are compressed already', async () => {
    writeFileSync(join(folder, 'small.html'), 'Doctor App');
    writeFileSync(join(folder, 'font.woff2'), text);
    expect(await compressFiles(folder, 4)).toEqual({ files: 0, bytes: 0, br: 0, gz: 0 });
    expect(listFolder()).toEqual(['font.woff2', 'small.html']);
  });

  it('replaces and deletes copies of an earlier run', async () => {
    writeFileSync(join(folder, 'index.html'), text);
    await compressFiles(folder, 4);
    writeFileSync(join(folder, 'index.html'), text.toUpperCase());
    await compressFiles(folder, 4);
    expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(
      text.toUpperCase(),
    );
    writeFileSync(join(folder, 'index.html'), '');
    await compressFiles(folder, 4);
    expect(listFolder()).toEqual(['index.html']);
  });
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderSource } from './folder-source';

let folder = '';
const site = () => join(folder, 'out');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-folder-'));
  mkdirSync(join(site(), 'docs'), { recursive: true });
  mkdirSync(`${site()}-other`);
  writeFileSync(join(site(), 'llms.txt'), '# Portal');
  writeFileSync(join(site(), 'docs/page.md'), '# Page');
  writeFileSync(join(site(), '.env'), 'secret');
  writeFileSync(join(folder, 'secret.md'), 'secret');
  writeFileSync(join(`${site()}-other`, 'secret.md'), 'secret');
  symlinkSync(join(folder, 'secret.md'), join(site(), 'link.md'));
  symlinkSync(`${site()}-other`, join(site(), 'other'));
  symlinkSync(join(site(), 'docs/page.md'), join(site(), 'inside.md'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('createFolderSource', () => {
  it('reads files, and symbolic links within the folder', async () => {
    const { read } = await createFolderSource(site());
    expect(await read('/docs/page.md')).toBe('# Page');
    expect(await read('/inside.md')).toBe('# Page');
  });

  it.each(['/missing.md', '/docs', '/docs/page.md/x.md', '/link.md', '/other/secret.md'])(
    'has no file %s',
    async (path) => {
      const { read } = await createFolderSource(site());
      expect(await read(path)).toBeUndefined();
    },
  );

  it.each([
    '/../secret.md',
    '/docs/../../secret.md',
    '/..',
    '/.env',
    '/docs/%2e%2e/secret.md',
    '/docs\\..\\secret.md',
    '/docs/\0',
    '//etc/passwd',
    'docs/page.md',
    '/',
    '',
  ])('refuses the path %j', async (path) => {
    const { read } = await createFolderSource(site());
    await expect(read(path)).rejects.toThrow('expected the path of a page');
  });

  it('refuses large files', async () => {
    const { read } = await createFolderSource(site(), { maxBytes: 3 });
    await expect(read('/docs/page.md')).rejects.toThrow('has 6 bytes, expected at most 3');
  });

  it('refuses a folder that is not a built portal', async () => {
    await expect(createFolderSource(`${site()}-other`)).rejects.toThrow('npm run build');
    await expect(createFolderSource(join(folder, 'missing'))).rejects.toThrow('npm run build');
  });
});

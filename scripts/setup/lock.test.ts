import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertAlone } from './lock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Registers another process: by default, the one that has started this, which runs. */
const register = (kind: string, settings: string[], pid = process.ppid) =>
  writeFileSync(join(folder, String(pid)), `${kind}\n${JSON.stringify(settings)}`);

const own = [process.env.SITE_URL ?? '', process.env.SITE_BASE_URL ?? ''];

it('refuses to build beside a development server with other settings, and names it', () => {
  register('development server', ['', '/other/']);
  expect(() => assertAlone('build', folder)).toThrow(
    new RegExp(`development server .*process ${process.ppid}`),
  );
});

it.each<[name: string, kind: string, settings: string[]]>([
  ['a development server with the same settings', 'development server', own],
  ['another build', 'build', ['', '/other/']],
])('builds beside %s', (_, kind, settings) => {
  register(kind, settings);
  assertAlone('build', folder);
  expect(existsSync(join(folder, String(process.pid)))).toBe(true);
});

it('forgets processes that have ended', () => {
  // Larger than any process id.
  register('development server', ['', '/other/'], 99_999_999);
  assertAlone('build', folder);
  expect(existsSync(join(folder, '99999999'))).toBe(false);
});

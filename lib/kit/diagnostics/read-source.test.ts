import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchProject } from '../files/project-files';
import { readSource } from './read-source';

const folder = mkdtempSync(join(tmpdir(), 'read-source-'));
let switchBack = () => {};
beforeAll(() => {
  switchBack = switchProject(folder);
});
afterAll(() => {
  switchBack();
  rmSync(folder, { recursive: true });
});

const read = (...content: ReadonlyArray<string | Buffer>) => {
  writeFileSync(join(folder, 'a.yaml'), Buffer.concat(content.map((part) => Buffer.from(part))));
  return readSource('a.yaml');
};

test.each([
  ['a null character', ['a: b\n', '\0'], 2, 'U+0000'],
  ['invalid UTF-8', ['a: b\n', Buffer.from([0xff, 0xc3, 0x28])], 2, 'a byte of another encoding'],
  ['UTF-16', [Buffer.from('\ufeffa: b\n', 'utf16le')], 1, 'a byte of another encoding'],
])('reports %s', (_, content, line, found) => {
  expect(read(...content).diagnostics).toMatchObject([{ file: 'a.yaml', line, column: 1, found }]);
});

test('reports a folder, and that there is no file', () => {
  mkdirSync(join(folder, 'b.yaml'));
  expect(readSource('b.yaml').diagnostics).toMatchObject([
    { file: 'b.yaml', message: 'This is not a file', found: 'a folder', expected: 'a file' },
  ]);
  expect(readSource('c.yaml').diagnostics).toMatchObject([
    { file: 'c.yaml', message: 'The file is missing', found: 'nothing', expected: 'a file' },
  ]);
});

test.each([
  ['a byte order mark, which editors on Windows write', '\ufeffa: b\nc: d\n'],
  ['CRLF, which Git on Windows writes', 'a: b\r\nc: d\r\n'],
  ['CR', 'a: b\rc: d\r'],
])('accepts %s', (_, content) => {
  expect(read(content)).toEqual({ text: 'a: b\nc: d\n', diagnostics: [] });
});

test('accepts a replacement character that is in the file itself', () => {
  expect(read('a: \ufffd\n').diagnostics).toEqual([]);
});

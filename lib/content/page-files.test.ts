import { expect, it } from 'vitest';
import { compilePage } from '../../tests/support/compile-page';
import { resolvePageFile } from './page-files.mjs';

const files = ['content/docs/app/img/a b.png', 'content/docs/sheet.xlsx', 'content/docs/x.mdx'];
const resolve = (address: string) =>
  resolvePageFile(address, 'content/docs/app/page.mdx', (file) => files.includes(file));

it.each([
  ['./img/a%20b.png', '/page-files/docs/app/img/a%20b.png'],
  ['img/a b.png', '/page-files/docs/app/img/a%20b.png'],
  ['../sheet.xlsx?v=1#a', '/page-files/docs/sheet.xlsx?v=1#a'],
])('resolves %s to its copy', (address, path) => {
  expect(resolve(address)).toBe(path);
});

it.each([
  './none.png',
  '../x.mdx',
  '/images/a.png',
  'https://a.example/a.png',
  '#a',
  '',
  '../../../package.json',
  '%E9.png',
])('does not resolve %j', (address) => {
  expect(resolve(address)).toBeUndefined();
});

it('compiles videos and images of HTML as components', async () => {
  const code = await compilePage('<video src="/a.mp4" muted />\n\n<img src="/a.png" alt="" />');
  expect(code).toContain('<_components.video src="/a.mp4" muted');
  expect(code).toContain('<_components.img src="/a.png" alt=""');
});

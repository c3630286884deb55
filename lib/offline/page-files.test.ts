import { describe, expect, it } from 'vitest';
import { pageCodeId } from '../site/page-code';
import { findPageFiles } from './page-files';

const code = {
  payload: '/docs/x.txt',
  buildId: 'b1',
  scripts: ['/_next/static/chunks/a.js'],
  stylesheets: '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  entry: {},
};
const page = (head: string, body: string) =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const codeBlock = (value: unknown) =>
  `<script type="application/json" id="${pageCodeId}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

describe('findPageFiles', () => {
  it('lists what a page that hydrates on demand loads, with the payload of its build', () => {
    const html = page(
      '<link rel="preload" as="font" href="/f.woff2"/><link rel="icon" href="/icon.svg"/><link rel="canonical" href="https://docs.example.com/docs/x"/>',
      `<img alt="" src="/images/a.svg?a=1&amp;b=2"/>${codeBlock(code)}<script>start()</script>`,
    );
    expect(findPageFiles(html)).toEqual({
      build: 'b1',
      required: ['/docs/x.txt?build=b1', '/_next/static/chunks/a.js', '/_next/static/chunks/a.css'],
      optional: ['/f.woff2', '/icon.svg', '/images/a.svg?a=1&b=2'],
    });
  });

  it('lists the scripts and stylesheets of a page that hydrates when it loads', () => {
    const html = page(
      '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>',
      '<script>self.__next_f.push([1,"{\\"b\\":\\"b2\\"}"])</script>',
    );
    expect(findPageFiles(html)).toEqual({
      build: 'b2',
      required: ['/a.css', '/a.js'],
      optional: [],
    });
  });

  it.each([
    ['the page of a network', page('', '<h1>Log in</h1><script src="/login.js"></script>')],
    ['an empty file', ''],
    ['a page with another block', page('', codeBlock({ payload: 1 }))],
    ['a page with a block that is no object', page('', codeBlock(['x']))],
  ])('finds nothing in %s', (_name, html) => {
    expect(findPageFiles(html)).toBeUndefined();
  });
});

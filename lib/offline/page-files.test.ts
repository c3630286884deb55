import { describe, expect, it } from 'vitest';
import { behaviorsScript, createEndScript } from '../../tests/support/exported-page';
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
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
/** A page of a build of this site. */
const ownPage = (build: string, head: string, body: string) =>
  page(head, body).replace('<html ', `<html data-build="${build}" `);
const codeBlock = (value: unknown) =>
  `<script type="application/json" id="${pageCodeId}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

describe('findPageFiles', () => {
  it('lists what a page without Next’s client loads', () => {
    const html = ownPage(
      'b0',
      '<script async="" src="/scripts/controls.1a.js"></script><style data-rules="0">p{top:0}</style>',
      `<p>self.__next_f {"b":"b1"}</p><img alt="" src="/images/a.svg"/>${createEndScript('end()')}`,
    );
    expect(findPageFiles(html)).toEqual({
      build: 'b0',
      required: ['/scripts/controls.1a.js', '/scripts/behaviors.1a.js'],
      optional: ['/images/a.svg'],
    });
  });

  it('lists what a page that hydrates on demand loads, with the payload of its build', () => {
    const html = ownPage(
      'b1',
      '<link rel="preload" as="font" href="/f.woff2"/><link rel="icon" href="/icon.svg"/><link rel="canonical" href="https://docs.example.com/docs/x"/>',
      `<img alt="" src="/images/a.svg?a=1&amp;b=2"/>${codeBlock(code)}${createEndScript('start()')}`,
    );
    expect(findPageFiles(html)).toEqual({
      build: 'b1',
      required: [
        '/scripts/behaviors.1a.js',
        '/docs/x.txt?build=b1',
        '/_next/static/chunks/a.js',
        '/_next/static/chunks/a.css',
      ],
      optional: ['/f.woff2', '/icon.svg', '/images/a.svg?a=1&b=2'],
    });
  });

  it('lists the scripts and stylesheets of a page that hydrates when it loads', () => {
    const html = ownPage(
      'b2',
      `<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>${behaviorsScript}`,
      '<script>self.__next_f.push([1,"{\\"b\\":\\"b2\\"}"])</script>',
    );
    expect(findPageFiles(html)).toEqual({
      build: 'b2',
      required: ['/a.css', '/a.js', '/scripts/behaviors.1a.js'],
      optional: [],
    });
  });

  it.each([
    ['the page of a network', page('', '<h1>Log in</h1><script src="/login.js"></script>')],
    ['an empty file', ''],
    ['a page with the code of another one', page('', codeBlock(code))],
    ['a page with a block that is no object', ownPage('b1', '', codeBlock(['x']))],
  ])('finds nothing in %s', (_name, html) => {
    expect(findPageFiles(html)).toBeUndefined();
  });
});

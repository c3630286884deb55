import { describe, expect, it } from 'vitest';
import { createEndScript } from '../../../tests/support/exported-page';
import { findPageFiles } from './page-files';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
/** A page of a build of this site. */
const ownPage = (build: string, head: string, body: string) =>
  page(head, body).replace('<html ', `<html data-build="${build}" `);

describe('findPageFiles', () => {
  it('lists what a page loads', () => {
    const html = ownPage(
      'b0',
      '<script async="" src="/scripts/controls.1a.js"></script><style data-rules="0">p{top:0}</style>' +
        '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/f.woff2"/>' +
        '<link rel="icon" href="/icon.svg"/><link rel="canonical" href="https://docs.example.com/docs/x"/>',
      `<img alt="" src="/images/a.svg?a=1&amp;b=2"/>${createEndScript('end()')}`,
    );
    expect(findPageFiles(html)).toEqual({
      build: 'b0',
      required: ['/scripts/controls.1a.js', '/a.css', '/scripts/behaviors.1a.js'],
      optional: ['/f.woff2', '/icon.svg', '/images/a.svg?a=1&b=2'],
    });
  });

  it.each([
    ['the page of a network', page('', '<h1>Log in</h1><script src="/login.js"></script>')],
    ['an empty file', ''],
  ])('finds nothing in %s', (_name, html) => {
    expect(findPageFiles(html)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kit/html/parse-html';
import type { LinkTargets } from './address-problems';
import { findLinkProblem, linkKey, toSourceHref } from './link-problems';
import { readPageLinkData } from './page-link-data';

const page = (path: string, html = '') => readPageLinkData(parseHtml(html), path);
const targets: LinkTargets = {
  pages: new Map(
    [
      page('/', ''),
      page('/docs/app/a'),
      page('/docs/app/b', '<h2 id="part">B</h2><h2 id="größe">C</h2><h2 id="50%25">D</h2>'),
      page('/docs/app/größe'),
      page('/docs/app/100%25'),
      page('/api'),
    ].map((data) => [data.path, data]),
  ),
  files: new Set(['/sitemap.xml', '/images/a b.png', '/docs/old']),
  consoleRoutes: new Set(['/operations/createToken']),
};
const findProblem = (href: string, baseUrl = '/') =>
  findLinkProblem(href, '/docs/app/a', targets, baseUrl);

describe('findLinkProblem', () => {
  it.each([
    ['a page', '/docs/app/b'],
    ['the home page', '/'],
    ['an id', '/docs/app/b#part'],
    ['a trailing slash', '/docs/app/b/'],
    ['the HTML file of a page', '/docs/app/b.html'],
    ['a query', '/docs/app/b?x=1#part'],
    ['a file', '/sitemap.xml'],
    ['a redirect', '/docs/old'],
    ['a relative path', './b#part'],
    ['a relative path without a dot', 'b'],
    ['a path from the parent folder', '../app/b'],
    ['the page itself', ''],
    ['an empty hash', '#'],
    ['the top of the page', '#top'],
    ['a text in a page', '/docs/app/b#:~:text=part'],
    ['a text after an id', '/docs/app/b#part:~:text=part,to'],
    ['the top of another page', '/docs/app/b#Top'],
    ['a percent-encoded space', '/images/a%20b.png'],
    ['a percent-encoded path', '/docs/app/gr%C3%B6%C3%9Fe'],
    ['a path with letters that could be encoded', '/docs/app/größe'],
    ['a percent-encoded id', '/docs/app/b#gr%C3%B6%C3%9Fe'],
    ['an id that contains percent signs', '/docs/app/b#50%25'],
    ['a path that contains percent signs', '/docs/app/100%25'],
    ['an operation of the console', '/api#/operations/createToken'],
    ['the list of the console', '/api#/'],
    ['another site', 'https://www.example.com/x#y'],
    ['another site without a scheme', '//www.example.com/x'],
    ['an email address', 'mailto:a@example.com'],
  ])('accepts %s: %s', (_description, href) => {
    expect(findProblem(href)).toBeUndefined();
  });

  it.each([
    ['/docs/app/nope', 'address', 'the address of a page or file'],
    ['/docs/b', 'address', 'the address of a page or file; the closest is /docs/app/b'],
    ['./größ', 'address', 'the address of a page or file; the closest is /docs/app/größe'],
    ['/docs/app/b/deeper', 'address', 'the address of a page or file'],
    ['/images', 'address', 'the address of a page or file'],
    [
      '/api#/operations/createTokn',
      'address',
      'an operation of the console; the closest is #/operations/createToken',
    ],
    ['/docs/app/b#prat', 'anchor', 'an id of /docs/app/b; the closest is #part'],
    ['#none', 'anchor', 'an id of /docs/app/a'],
    ['/docs/app/b#prat:~:text=x', 'anchor', 'an id of /docs/app/b; the closest is #part'],
    [
      '/docs/app/b#gro\u0308\u00dfe',
      'anchor',
      '#gr\u00f6\u00dfe with composed (NFC) letters, which look the same',
    ],
    ['/docs/app/b#%E0%A4%A', 'anchor', 'an id of /docs/app/b'],
    ['/docs/app/b#/operations/createToken', 'anchor', 'an id of /docs/app/b'],
    [
      './b.mdx#part',
      'markdown',
      'a file in content/docs or content/api, relative to this file; the closest page is /docs/app/b',
    ],
    ['../x.md', 'markdown', 'a file in content/docs or content/api, relative to this file'],
    ['/docs/app/b.mdx', 'address', 'the address of a page or file; the closest is /docs/app/b'],
    ['https:/example.com', 'syntax', 'a URL such as https://www.example.com/page'],
    ['https://', 'syntax', 'a URL such as https://www.example.com/page'],
    ['//[', 'syntax', 'a URL such as https://www.example.com/page'],
  ])('reports %s as %s and expects %s', (href, kind, expected) => {
    expect(findProblem(href)).toEqual({ kind, expected });
  });

  it('checks anchors against the page even if a redirect has its address', () => {
    const files = new Set(['/docs/app/b']);
    expect(findLinkProblem('./b#nope', '/docs/app/a', { ...targets, files }, '/')?.kind).toBe(
      'anchor',
    );
  });

  it('supports a base URL', () => {
    expect(findProblem('/hub/docs/app/b#part', '/hub/')).toBeUndefined();
    expect(findProblem('/hub', '/hub/')).toBeUndefined();
    expect(findProblem('./b', '/hub/')).toBeUndefined();
    expect(findProblem('/docs/app/b', '/hub/')).toEqual({
      kind: 'outside',
      expected: 'an address below /hub/',
    });
    // Components prepend the base URL to any link.
    expect(findProblem('/hub./x.mdx', '/hub/')?.kind).toBe('markdown');
  });

  it('never throws for any link', () => {
    const href = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .tuple(fc.constantFrom('/', '//', '\\\\', '#', '#/', 'b#', 'https:'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(href, fc.constantFrom('/', '/hub/'), (text, baseUrl) => {
        const kind = findProblem(text, baseUrl)?.kind ?? 'none';
        linkKey(toSourceHref(text, baseUrl), '/docs/app/a');
        return ['none', 'address', 'anchor', 'markdown', 'outside', 'syntax'].includes(kind);
      }),
    );
  });
});

describe('toSourceHref', () => {
  it.each([
    ['/hub/docs/a', '/docs/a'],
    ['/hub', '/'],
    ['/hub#a', '/#a'],
    ['/hub./a.mdx', './a.mdx'],
    ['#a', '#a'],
    ['https://example.com', 'https://example.com'],
  ])('removes the base URL from %s: %s', (href, sourceHref) => {
    expect(toSourceHref(href, '/hub/')).toBe(sourceHref);
  });
});

describe('linkKey', () => {
  const key = (sourceHref: string) => linkKey(sourceHref, '/docs/app/a');

  it('is the same for all forms of a link', () => {
    expect(key('./größe')).toBe(key('/docs/app/größe'));
    expect(key('gr%C3%B6%C3%9Fe')).toBe(key('/docs/app/größe'));
    expect(key('#x')).toBe(key('/docs/app/a#x'));
  });

  it('distinguishes a link to a file from a link to a page', () => {
    expect(key('./b.mdx')).not.toBe(key('/docs/app/b.mdx'));
  });
});

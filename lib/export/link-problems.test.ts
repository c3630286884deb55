import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html';
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
    ].map((facts) => [facts.path, facts]),
  ),
  files: new Set(['/sitemap.xml', '/images/a b.png', '/docs/old']),
  consoleRoutes: new Set(['/operations/createToken']),
};
const judge = (href: string, baseUrl = '/') =>
  findLinkProblem(href, '/docs/app/a', targets, baseUrl);

describe('judgeLink', () => {
  it.each([
    ['a page', '/docs/app/b'],
    ['the home page', '/'],
    ['an id', '/docs/app/b#part'],
    ['a slash at the end', '/docs/app/b/'],
    ['the page’s file', '/docs/app/b.html'],
    ['a query', '/docs/app/b?x=1#part'],
    ['a file', '/sitemap.xml'],
    ['a redirect', '/docs/old'],
    ['a path from the page', './b#part'],
    ['a path from the page without a dot', 'b'],
    ['a path from the folder above', '../app/b'],
    ['the page itself', ''],
    ['nothing behind the sign', '#'],
    ['the top', '#top'],
    ['the top of another page', '/docs/app/b#Top'],
    ['percent signs for a space', '/images/a%20b.png'],
    ['percent signs for letters', '/docs/app/gr%C3%B6%C3%9Fe'],
    ['letters themselves', '/docs/app/größe'],
    ['percent signs in an id', '/docs/app/b#gr%C3%B6%C3%9Fe'],
    ['an id of which percent signs are a part', '/docs/app/b#50%25'],
    ['a name of which percent signs are a part', '/docs/app/100%25'],
    ['an operation of the console', '/api#/operations/createToken'],
    ['another site', 'https://www.example.com/x#y'],
    ['another site, whatever the scheme', '//www.example.com/x'],
    ['an e-mail address', 'mailto:a@example.com'],
  ])('accepts %s: %s', (_what, href) => {
    expect(judge(href)).toBeUndefined();
  });

  it.each([
    ['/docs/app/nope', 'link', 'the address of a page or file'],
    ['/docs/b', 'link', 'the address of a page or file; the closest is /docs/app/b'],
    ['./größ', 'link', 'the address of a page or file; the closest is /docs/app/größe'],
    ['/docs/app/b/deeper', 'link', 'the address of a page or file'],
    ['/images', 'link', 'the address of a page or file'],
    [
      '/api#/operations/createTokn',
      'link',
      'an operation of the console; the closest is #/operations/createToken',
    ],
    ['/docs/app/b#prat', 'anchor', 'an id of /docs/app/b; the closest is #part'],
    ['#none', 'anchor', 'an id of /docs/app/a'],
    ['/docs/app/b#%E0%A4%A', 'anchor', 'an id of /docs/app/b'],
    ['/docs/app/b#/operations/createToken', 'anchor', 'an id of /docs/app/b'],
    [
      './b.mdx#part',
      'markdown',
      'a file of content/docs or content/api, by its path from this one; the closest page is /docs/app/b',
    ],
    ['../x.md', 'markdown', 'a file of content/docs or content/api, by its path from this one'],
    ['/docs/app/b.mdx', 'link', 'the address of a page or file; the closest is /docs/app/b'],
    ['https:/example.com', 'form', 'an address such as https://www.example.com/page'],
    ['https://', 'form', 'an address such as https://www.example.com/page'],
    ['//[', 'form', 'an address such as https://www.example.com/page'],
  ])('finds %s: %s, expected %s', (href, kind, expected) => {
    expect(judge(href)).toEqual({ kind, expected });
  });

  it('holds anchors against a page even where a redirect has its address', () => {
    const files = new Set(['/docs/app/b']);
    expect(findLinkProblem('./b#nope', '/docs/app/a', { ...targets, files }, '/')?.kind).toBe(
      'anchor',
    );
  });

  it('knows the base URL', () => {
    expect(judge('/hub/docs/app/b#part', '/hub/')).toBeUndefined();
    expect(judge('/hub', '/hub/')).toBeUndefined();
    expect(judge('./b', '/hub/')).toBeUndefined();
    expect(judge('/docs/app/b', '/hub/')).toEqual({
      kind: 'outside',
      expected: 'an address below /hub/',
    });
    // A component puts the base URL before whatever the author wrote.
    expect(judge('/hub./x.mdx', '/hub/')?.kind).toBe('markdown');
  });

  it('never throws, whatever the link', () => {
    const href = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .tuple(fc.constantFrom('/', '//', '\\\\', '#', '#/', 'b#', 'https:'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(href, fc.constantFrom('/', '/hub/'), (text, baseUrl) => {
        const kind = judge(text, baseUrl)?.kind ?? 'none';
        linkKey(toSourceHref(text, baseUrl), '/docs/app/a');
        return ['none', 'link', 'anchor', 'markdown', 'outside', 'form'].includes(kind);
      }),
    );
  });
});

describe('asWritten', () => {
  it.each([
    ['/hub/docs/a', '/docs/a'],
    ['/hub', '/'],
    ['/hub#a', '/#a'],
    ['/hub./a.mdx', './a.mdx'],
    ['#a', '#a'],
    ['https://example.com', 'https://example.com'],
  ])('takes the base URL off %s: %s', (href, written) => {
    expect(toSourceHref(href, '/hub/')).toBe(written);
  });
});

describe('linkKey', () => {
  const key = (written: string) => linkKey(written, '/docs/app/a');

  it('is the same for all ways of writing a link', () => {
    expect(key('./größe')).toBe(key('/docs/app/größe'));
    expect(key('gr%C3%B6%C3%9Fe')).toBe(key('/docs/app/größe'));
    expect(key('#x')).toBe(key('/docs/app/a#x'));
  });

  it('keeps a link to a file apart from one to an address', () => {
    expect(key('./b.mdx')).not.toBe(key('/docs/app/b.mdx'));
  });
});

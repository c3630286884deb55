import { describe, expect, it } from 'vitest';
import { checkExportedLinks, type Targets } from './check-links';

const targets: Targets = {
  files: new Set(['/sitemap.xml', '/old']),
  consoleRoutes: new Set(['/operations/createToken']),
  baseUrl: '/',
};
const check = (body: string, given: Partial<Targets> = {}) =>
  checkExportedLinks(
    [
      { file: 'out/a.html', path: '/a', html: body },
      { file: 'out/b.html', path: '/b', html: '<h2 id="part">B</h2>' },
      { file: 'out/api.html', path: '/api', html: '' },
    ],
    () => [{ href: '/nope', file: 'content/docs/a.mdx', line: 7, column: 3 }],
    { ...targets, ...given },
  );

describe('checkExportedLinks', () => {
  it.each(['/b', '/b#part', '/b/', '/b.html', '/sitemap.xml', '/old', '#', 'https://example.com'])(
    'accepts %s',
    (href) => {
      expect(check(`<a href="${href}">x</a>`)).toEqual([]);
    },
  );

  it('accepts an operation of the console and refuses an unknown one', () => {
    expect(check('<a href="/api#/operations/createToken">x</a>')).toEqual([]);
    expect(check('<a href="/api#/operations/nope">x</a>')).toMatchObject([{ severity: 'error' }]);
  });

  it('names the source of a broken link with its line', () => {
    expect(check('<a href="/nope">x</a>')).toMatchObject([
      { severity: 'error', file: 'content/docs/a.mdx', line: 7, column: 3, found: '/nope' },
    ]);
  });

  it('names the page where no source has the link', () => {
    expect(check('<a href="/gone">x</a>')).toMatchObject([{ severity: 'error', file: 'page /a' }]);
  });

  it('warns of a broken anchor', () => {
    expect(check('<a href="/b#nope">x</a><a href="#none">y</a>')).toMatchObject([
      { severity: 'warning', found: '/b#nope' },
      { severity: 'warning', found: '#none' },
    ]);
  });

  it('knows the base URL', () => {
    expect(check('<a href="/hub/b">x</a>', { baseUrl: '/hub/' })).toEqual([]);
    expect(check('<a href="/b">x</a>', { baseUrl: '/hub/' })).toMatchObject([
      { severity: 'error' },
    ]);
  });

  it('survives addresses that are not well encoded', () => {
    expect(check('<a href="/b#%E0%A4%A">x</a>')).toMatchObject([{ severity: 'warning' }]);
  });
});

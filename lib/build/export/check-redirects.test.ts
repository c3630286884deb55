import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseHtml } from '../../kit/html/parse-html';
import type { LinkTargets } from './address-problems';
import { checkRedirects } from './check-redirects';
import { readPageLinkData } from './page-link-data';

const targets: LinkTargets = {
  pages: new Map(
    ['/', '/docs/a', '/docs/b', '/api'].map((path) => [
      path,
      readPageLinkData(parseHtml('<h2 id="part">x</h2>'), path),
    ]),
  ),
  files: new Set(['/sitemap.xml']),
  consoleRoutes: new Set(['/operations/createToken']),
};
const file = 'content/site/redirects.yaml';
/** Checks redirects, each on its own line, starting at line 2. */
const check = (...redirects: Array<[from: string, to: string]>) =>
  checkRedirects(
    ['redirects:', ...redirects.map(([from, to]) => `  - { from: "${from}", to: "${to}" }`)].join(
      '\n',
    ),
    file,
    targets,
  );

describe('checkRedirects', () => {
  it.each([
    '/docs/a',
    '/docs/a#part',
    '/docs/a/',
    '/sitemap.xml',
    '/api#/operations/createToken',
    'https://other.example/a',
  ])('accepts a redirect to %s', (to) => {
    expect(check(['/old', to])).toEqual([]);
  });

  it('reports a redirect to an unknown address with its position', () => {
    expect(check(['/old', '/docs/a'], ['/older', '/a'])).toEqual([
      {
        severity: 'error',
        file,
        line: 3,
        column: 27,
        message: 'Broken redirect: no page or file has this address',
        found: '/a',
        expected: 'the address of a page or file; the closest is /docs/a',
      },
    ]);
  });

  it('warns about a redirect to an unknown id', () => {
    expect(check(['/old', '/docs/a#prt'])).toMatchObject([
      {
        severity: 'warning',
        line: 2,
        message: 'Redirect to a broken anchor: the page exists, the id does not',
        found: '/docs/a#prt',
        expected: 'an id of /docs/a; the closest is #part',
      },
    ]);
  });

  it.each(['/docs/b', '/docs/b/', '/sitemap.xml'])(
    'reports a redirect from %s, which exists',
    (from) => {
      expect(check([from, '/docs/a'])).toMatchObject([
        {
          severity: 'error',
          line: 2,
          column: 13,
          message: 'Unused redirect: a page or file has this address',
          found: from,
          expected: 'an address that no page or file has',
        },
      ]);
    },
  );

  it('reports a second redirect from the same address', () => {
    expect(check(['/old', '/docs/a'], ['/old/', '/docs/b'])).toMatchObject([
      { line: 3, message: 'Duplicate redirect: line 2 has the same address', found: '/old/' },
    ]);
  });

  it.each(['/docs/a?x=1', '/old#part'])(
    'reports a redirect from %s, which is not a path',
    (from) => {
      expect(check([from, '/docs/b'])).toMatchObject([
        { message: /hosts only compare paths/, found: from },
      ]);
    },
  );

  it('reports a redirect to itself', () => {
    expect(check(['/old', '/old#part'])).toMatchObject([
      { severity: 'error', message: 'Redirect to itself', found: '/old#part' },
    ]);
  });

  it('reports a chain and expects its last address', () => {
    expect(
      check(['/oldest', '/older'], ['/older', '/old'], ['/old', '/docs/a#part']),
    ).toMatchObject([
      {
        line: 2,
        message: 'Redirect chain: /oldest → /older → /old → /docs/a#part',
        found: '/older',
        expected: '/docs/a#part',
      },
      { line: 3, found: '/old', expected: '/docs/a#part' },
    ]);
  });

  it('reports every redirect that is in a loop or leads to one', () => {
    expect(check(['/x', '/y'], ['/y', '/x'], ['/z', '/x'])).toMatchObject([
      { line: 2, message: 'Redirect loop: /x → /y → /x' },
      { line: 3, message: 'Redirect loop: /y → /x → /y' },
      { line: 4, message: 'Redirect loop: /z → /x → /y → /x' },
    ]);
  });

  it('reports all problems at once', () => {
    expect(check(['/docs/b', '/nope'], ['/old', '/nope'])).toMatchObject([
      { line: 2, found: '/docs/b' },
      { line: 2, found: '/nope' },
      { line: 3, found: '/nope' },
    ]);
  });

  it('ignores invalid settings, which the check of the settings reports', () => {
    expect(checkRedirects('', file, targets)).toEqual([]);
    expect(
      checkRedirects('redirects: [1, { from: /a }, { from: /a, to: 2 }]', file, targets),
    ).toEqual([]);
  });

  it('never throws for any addresses', () => {
    const address = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('/a', '/b', '/c'));
    const redirects = fc.array(fc.record({ from: address, to: address }), { maxLength: 6 });
    fc.assert(
      fc.property(redirects, (list) =>
        checkRedirects(stringify({ redirects: list }), file, targets).every(
          ({ line, found, expected }) =>
            line !== undefined && found !== undefined && expected !== undefined,
        ),
      ),
    );
  });
});

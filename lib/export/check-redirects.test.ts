import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseHtml } from '../html/parse-html';
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
/** Checks redirects, each on a line of its own from line 2 on. */
const check = (...redirects: Array<[from: string, to: string]>) =>
  checkRedirects(
    ['redirects:', ...redirects.map(([from, to]) => `  - { from: "${from}", to: "${to}" }`)].join(
      '\n',
    ),
    file,
    targets,
  );

describe('checkRedirects', () => {
  it.each(['/docs/a', '/docs/a#part', '/docs/a/', '/sitemap.xml', '/api#/operations/createToken'])(
    'accepts one to %s',
    (to) => {
      expect(check(['/old', to])).toEqual([]);
    },
  );

  it('tells one to nothing, with place, found and expected', () => {
    expect(check(['/old', '/docs/a'], ['/older', '/a'])).toEqual([
      {
        severity: 'error',
        file,
        line: 3,
        column: 27,
        message: 'Redirect to nothing: no page or file has this address',
        found: '/a',
        expected: 'the address of a page or file; the closest is /docs/a',
      },
    ]);
  });

  it('warns of one to an id that is not there', () => {
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

  it.each(['/docs/b', '/docs/b/', '/sitemap.xml'])('tells one from %s, which exists', (from) => {
    expect(check([from, '/docs/a'])).toMatchObject([
      {
        severity: 'error',
        line: 2,
        column: 13,
        message: 'Redirect that is never used: a page or file has this address',
        found: from,
        expected: 'an address that no page or file has',
      },
    ]);
  });

  it('tells an address that is led away from twice', () => {
    expect(check(['/old', '/docs/a'], ['/old/', '/docs/b'])).toMatchObject([
      { line: 3, message: 'Redirect twice: line 2 has the same address', found: '/old/' },
    ]);
  });

  it.each(['/docs/a?x=1', '/old#part'])('tells %s, which no host compares', (from) => {
    expect(check([from, '/docs/b'])).toMatchObject([
      { message: /hosts compare the path alone/, found: from },
    ]);
  });

  it('tells one to itself', () => {
    expect(check(['/old', '/old#part'])).toMatchObject([
      { severity: 'error', message: 'Redirect to itself', found: '/old#part' },
    ]);
  });

  it('tells a chain with its end', () => {
    expect(
      check(['/oldest', '/older'], ['/older', '/old'], ['/old', '/docs/a#part']),
    ).toMatchObject([
      {
        line: 2,
        message: 'Redirect to another redirect: /oldest → /older → /old → /docs/a#part',
        found: '/older',
        expected: '/docs/a#part',
      },
      { line: 3, found: '/old', expected: '/docs/a#part' },
    ]);
  });

  it('tells a loop at each of its redirects, and what leads into it', () => {
    expect(check(['/x', '/y'], ['/y', '/x'], ['/z', '/x'])).toMatchObject([
      { line: 2, message: 'Redirect in a loop: /x → /y → /x' },
      { line: 3, message: 'Redirect in a loop: /y → /x → /y' },
      { line: 4, message: 'Redirect in a loop: /z → /x → /y → /x' },
    ]);
  });

  it('tells every fault in one run', () => {
    expect(check(['/docs/b', '/nope'], ['/old', '/nope'])).toMatchObject([
      { line: 2, found: '/docs/b' },
      { line: 2, found: '/nope' },
      { line: 3, found: '/nope' },
    ]);
  });

  it('leaves what is no list of redirects to the check of the settings', () => {
    expect(checkRedirects('', file, targets)).toEqual([]);
    expect(
      checkRedirects('redirects: [1, { from: /a }, { from: /a, to: 2 }]', file, targets),
    ).toEqual([]);
  });

  it('never throws, whatever the addresses', () => {
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

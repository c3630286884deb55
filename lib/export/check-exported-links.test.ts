import { describe, expect, it } from 'vitest';
import type { SourceLink } from '../content/source-links';
import { parseHtml } from '../html/parse-html';
import { checkExportedLinks } from './check-exported-links';
import { readPageLinkData } from './page-link-data';

/** Checks pages, given as their HTML by address, besides a page `/docs/tokens` with the id `part`. */
function check(
  pages: Record<string, string>,
  sources: Array<Partial<SourceLink>> = [],
  baseUrl = '/',
) {
  const facts = Object.entries({ ...pages, '/docs/tokens': '<h2 id="part">B</h2>' }).map(
    ([path, html]) => readPageLinkData(parseHtml(html), path),
  );
  return checkExportedLinks(
    () =>
      sources.map((source) => ({
        href: '',
        file: 'content/docs/a.mdx',
        line: 7,
        column: 3,
        ...source,
      })),
    {
      pages: new Map(facts.map((page) => [page.path, page])),
      files: new Set(),
      consoleRoutes: new Set(),
    },
    baseUrl,
  );
}
const link = (href: string) => `<a href="${href}">x</a>`;

describe('checkExportedLinks', () => {
  it('finds nothing wrong with links that lead somewhere, and reads no source then', () => {
    const pages = { '/docs/a': link('/docs/tokens#part') };
    expect(check(pages, [{ href: '/nope' }])).toEqual([]);
  });

  it('tells a broken link as an error, with place, found and expected', () => {
    expect(
      check({ '/docs/a': link('/docs/token') }, [{ href: '/docs/token', page: '/docs/a' }]),
    ).toEqual([
      {
        severity: 'error',
        file: 'content/docs/a.mdx',
        line: 7,
        column: 3,
        message: 'Broken link: no page, file or operation has this address',
        found: '/docs/token',
        expected: 'the address of a page or file; the closest is /docs/tokens',
      },
    ]);
  });

  it('tells a broken anchor as a warning', () => {
    expect(
      check({ '/docs/a': link('/docs/tokens#prt') }, [
        { href: '/docs/tokens#prt', page: '/docs/a' },
      ]),
    ).toEqual([
      {
        severity: 'warning',
        file: 'content/docs/a.mdx',
        line: 7,
        column: 3,
        message: 'Broken anchor: the page exists, the id does not',
        found: '/docs/tokens#prt',
        expected: 'an id of /docs/tokens; the closest is #part',
      },
    ]);
  });

  it('tells a broken link to a file as a warning', () => {
    const sources = [{ href: './token.mdx#x', page: '/docs/a' }];
    expect(check({ '/docs/a': link('./token.mdx#x') }, sources)).toEqual([
      {
        severity: 'warning',
        file: 'content/docs/a.mdx',
        line: 7,
        column: 3,
        message: 'Broken Markdown link: no such file',
        found: './token.mdx#x',
        expected:
          'a file of content/docs or content/api, by its path from this one; the closest page is /docs/tokens',
      },
    ]);
  });

  it('finds the place of a broken anchor behind a link to a file', () => {
    const sources = [
      { href: './tokens.mdx#nope', resolvedHref: '/docs/tokens#nope', page: '/docs/a' },
    ];
    expect(check({ '/docs/a': link('/docs/tokens#nope') }, sources)).toMatchObject([
      { severity: 'warning', line: 7, found: './tokens.mdx#nope', message: /^Broken anchor/ },
    ]);
  });

  it('warns of a link to a file that the site has no page of', () => {
    const sources = [{ href: './draft.mdx', resolvedHref: '/docs/draft', page: '/docs/a' }];
    expect(check({ '/docs/a': link('/docs/draft') }, sources)).toMatchObject([
      { severity: 'warning', message: 'Broken Markdown link: the site has no page of this file' },
    ]);
  });

  it('tells images and the form of addresses of other sites', () => {
    expect(check({ '/docs/a': `<img src="/no.png">${link('https:/x')}` })).toMatchObject([
      { severity: 'error', found: '/no.png' },
      { severity: 'warning', found: 'https:/x', message: 'Not a valid web address' },
    ]);
  });

  it('names only the source of the page that has the fault', () => {
    const pages = { '/docs/a': link('#part'), '/docs/c': '<p id="part">' };
    const sources = [
      { href: '#part', page: '/docs/a', file: 'content/docs/a.mdx' },
      { href: '#part', page: '/docs/c', file: 'content/docs/c.mdx' },
    ];
    expect(check(pages, sources)).toMatchObject([{ file: 'content/docs/a.mdx' }]);
  });

  it('names every place of one fault, however the link is written', () => {
    const pages = { '/docs/a': link('./gone'), '/docs/c': link('/docs/gone') };
    const sources = [
      { href: './gone', page: '/docs/a', file: 'content/docs/a.mdx' },
      { href: '/docs/gone', page: '/docs/c', file: 'content/docs/c.mdx' },
    ];
    expect(check(pages, sources).map(({ file, found }) => [file, found])).toEqual([
      ['content/docs/a.mdx', './gone'],
      ['content/docs/c.mdx', '/docs/gone'],
    ]);
  });

  it('names the place in data, and on how many pages that is', () => {
    const pages = { '/docs/a': link('/gone'), '/docs/c': link('/gone') };
    const sources = [{ href: '/gone', file: 'content/site/footer.yaml' }];
    expect(check(pages, sources)).toMatchObject([
      { file: 'content/site/footer.yaml', line: 7, message: /\(it is on 2 pages\)$/ },
    ]);
  });

  it('names the page where no source has the link', () => {
    expect(check({ '/docs/a': link('/gone') })).toMatchObject([
      { severity: 'error', file: 'page /docs/a', found: '/gone' },
    ]);
  });

  it('tells of five pages or more that they share the link', () => {
    const pages = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`/docs/${index}`, link('/gone')]),
      );
    expect(check(pages(4))[0]?.message).toMatch(/ \(and on 3 more pages\)$/);
    expect(check(pages(5))).toMatchObject([
      { message: / \(it is on 5 pages: probably in the frame or a shared part\)$/ },
    ]);
  });

  it('tells of the pages that the sources do not explain', () => {
    const pages = { '/docs/a': link('/gone'), '/docs/c': link('/gone') };
    expect(check(pages, [{ href: '/gone', page: '/docs/a' }])).toMatchObject([
      { file: 'content/docs/a.mdx' },
      { file: 'page /docs/c' },
    ]);
  });

  it('knows the base URL', () => {
    const sources = [{ href: './c.mdx', page: '/docs/a' }, { href: '/docs/gone' }];
    const html = link('/hub/docs/tokens#part') + link('/hub./c.mdx') + link('/hub/docs/gone');
    expect(check({ '/docs/a': html }, sources, '/hub/')).toMatchObject([
      { severity: 'warning', line: 7, found: './c.mdx' },
      { severity: 'error', line: 7, found: '/docs/gone' },
    ]);
    expect(
      check({ '/docs/a': link('/docs/tokens') }, [{ href: '/docs/tokens' }], '/hub/'),
    ).toMatchObject([
      { severity: 'error', file: 'page /docs/a', expected: 'an address below /hub/' },
    ]);
  });
});

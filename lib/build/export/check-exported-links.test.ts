import { describe, expect, it } from 'vitest';
import type { SourceLink } from '../../content/source-links';
import { parseHtml } from '../../kit/html/parse-html';
import { checkExportedLinks } from './check-exported-links';
import { readPageLinkData } from './page-link-data';

/** Checks pages, given as HTML by path, in a site that also has the page `/docs/tokens` with the id `part`. */
function check(
  pages: Record<string, string>,
  sources: Array<Partial<SourceLink>> = [],
  baseUrl = '/',
) {
  const allPages = Object.entries({ ...pages, '/docs/tokens': '<h2 id="part">B</h2>' }).map(
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
      pages: new Map(allPages.map((page) => [page.path, page])),
      files: new Set(),
      consoleRoutes: new Set(),
    },
    baseUrl,
  );
}
const link = (href: string) => `<a href="${href}">x</a>`;

describe('checkExportedLinks', () => {
  it('accepts valid links without reading the sources', () => {
    const pages = { '/docs/a': link('/docs/tokens#part') };
    expect(check(pages, [{ href: '/nope' }])).toEqual([]);
  });

  it('reports a broken link as an error with its position', () => {
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

  it('reports a broken anchor as a warning', () => {
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

  it('reports a link to a redirect as a warning with the address that it leads to', () => {
    const page = readPageLinkData(parseHtml(link('/token')), '/docs/a');
    const targets = {
      pages: new Map([[page.path, page]]),
      files: new Set<string>(),
      redirects: new Map([['/token', '/docs/tokens']]),
      consoleRoutes: new Set<string>(),
    };
    const position = { file: 'content/docs/a.mdx', line: 7, column: 3 };
    const inPage = { ...position, href: '/token', page: '/docs/a' };
    // Data such as that of the navbar has no page.
    const inData = { ...position, href: '/token' };
    expect(checkExportedLinks(() => [inPage, inData], targets, '/')).toEqual([
      {
        ...position,
        severity: 'warning',
        message: 'Link to an address that redirects',
        found: '/token',
        expected: '/docs/tokens',
      },
    ]);
  });

  it('reports a broken link to a file as a warning', () => {
    const sources = [{ href: './token.mdx#x', page: '/docs/a' }];
    expect(check({ '/docs/a': link('./token.mdx#x') }, sources)).toEqual([
      {
        severity: 'warning',
        file: 'content/docs/a.mdx',
        line: 7,
        column: 3,
        message: 'Broken Markdown link: the file does not exist',
        found: './token.mdx#x',
        expected:
          'a file in content/docs or content/api, relative to this file; the closest page is /docs/tokens',
      },
    ]);
  });

  it('reports the position of a broken anchor in a link to a file', () => {
    const sources = [
      { href: './tokens.mdx#nope', resolvedHref: '/docs/tokens#nope', page: '/docs/a' },
    ];
    expect(check({ '/docs/a': link('/docs/tokens#nope') }, sources)).toMatchObject([
      { severity: 'warning', line: 7, found: './tokens.mdx#nope', message: /^Broken anchor/ },
    ]);
  });

  it('warns about a link to a file that has no page', () => {
    const sources = [{ href: './draft.mdx', resolvedHref: '/docs/draft', page: '/docs/a' }];
    expect(check({ '/docs/a': link('/docs/draft') }, sources)).toMatchObject([
      { severity: 'warning', message: 'Broken Markdown link: the site has no page for this file' },
    ]);
  });

  it('reports missing images and invalid URLs of other sites', () => {
    expect(check({ '/docs/a': `<img src="/no.png">${link('https:/x')}` })).toMatchObject([
      { severity: 'error', found: '/no.png' },
      { severity: 'warning', found: 'https:/x', message: 'Invalid URL' },
    ]);
  });

  it('reports only the source of the page that has the broken link', () => {
    const pages = { '/docs/a': link('#part'), '/docs/c': '<p id="part">' };
    const sources = [
      { href: '#part', page: '/docs/a', file: 'content/docs/a.mdx' },
      { href: '#part', page: '/docs/c', file: 'content/docs/c.mdx' },
    ];
    expect(check(pages, sources)).toMatchObject([{ file: 'content/docs/a.mdx' }]);
  });

  it('reports every link to a missing page, however it is written', () => {
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

  it('reports a link in data with the number of pages that show it', () => {
    const pages = { '/docs/a': link('/gone'), '/docs/c': link('/gone') };
    const sources = [{ href: '/gone', file: 'content/site/footer.yaml' }];
    expect(check(pages, sources)).toMatchObject([
      { file: 'content/site/footer.yaml', line: 7, message: /\(on 2 pages\)$/ },
    ]);
  });

  it('reports the page if no source has the link', () => {
    expect(check({ '/docs/a': link('/gone') })).toMatchObject([
      { severity: 'error', file: 'page /docs/a', found: '/gone' },
    ]);
  });

  it('suggests a shared component if five or more pages have the link', () => {
    const pages = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`/docs/${index}`, link('/gone')]),
      );
    expect(check(pages(4))[0]?.message).toMatch(/ \(and on 3 more pages\)$/);
    expect(check(pages(5))).toMatchObject([
      { message: / \(on 5 pages: probably in the layout or another shared component\)$/ },
    ]);
  });

  it('also reports a page whose source does not have the link', () => {
    const pages = { '/docs/a': link('/gone'), '/docs/c': link('/gone') };
    expect(check(pages, [{ href: '/gone', page: '/docs/a' }])).toMatchObject([
      { file: 'content/docs/a.mdx' },
      { file: 'page /docs/c' },
    ]);
  });

  it('supports a base URL', () => {
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

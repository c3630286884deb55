import { describe, expect, it } from 'vitest';
import { parseMdxSource } from './mdx';
import { listMdxLinks, listYamlLinks } from './source-links';

describe('listMdxLinks', () => {
  const source = [
    '---\ntitle: T\n---\n',
    'See [a](/docs/a), ![b](/images/b.png) and [c][d].\n',
    '[d]: ./d.mdx#part\n',
    '<Card title="e" href="/docs/e">f</Card>\n',
    '<Figure src="/images/g.png" alt="h" />\n',
  ].join('\n');
  const links = listMdxLinks(parseMdxSource(source), {
    file: 'content/docs/x.mdx',
    path: '/docs/x',
    resolve: (href) => (href.startsWith('./d.mdx') ? '/docs/d#part' : undefined),
  });

  it('lists links, images and attributes of components with their positions', () => {
    expect(links.map(({ href, line, column }) => [href, line, column])).toEqual([
      ['/docs/a', 5, 5],
      ['/images/b.png', 5, 19],
      ['./d.mdx#part', 7, 1],
      ['/docs/e', 9, 1],
      ['/images/g.png', 11, 1],
    ]);
  });

  it('includes the file, its page, and the path that a link to a file resolves to', () => {
    expect(links[2]).toMatchObject({
      file: 'content/docs/x.mdx',
      page: '/docs/x',
      href: './d.mdx#part',
      resolvedHref: '/docs/d#part',
    });
    expect(links[0]?.resolvedHref).toBeUndefined();
  });
});

describe('listYamlLinks', () => {
  it('lists paths of the site and web URLs, but no other text', () => {
    const source = 'links:\n  - { label: A / b, to: /docs/a }\n  - href: "https://example.com"\n';
    expect(listYamlLinks(source, 'content/site/x.yaml')).toEqual([
      { href: '/docs/a', file: 'content/site/x.yaml', line: 2, column: 25 },
      { href: 'https://example.com', file: 'content/site/x.yaml', line: 3, column: 11 },
    ]);
  });
});

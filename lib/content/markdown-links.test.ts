import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isMarkdownLink, resolveMarkdownLink } from './markdown-links.mjs';
import { contentAreas } from './mdx-options.mjs';

const files = [
  'content/docs/app/tokens.mdx',
  'content/docs/app/my page.mdx',
  'content/docs/app/100%25.mdx',
  'content/docs/start.mdx',
  'content/docs/app/index.md',
  'content/docs/app/slug.mdx',
  'content/docs/app/root.mdx',
  'content/docs/app/_part.mdx',
  'content/api/errors.mdx',
  'content/api/old.md',
  'README.md',
];
const slugs: Record<string, string> = {
  'content/docs/app/slug.mdx': 'own',
  'content/docs/app/root.mdx': '/own',
};
const resolve = (href: string) =>
  resolveMarkdownLink(href, 'content/docs/app/first.mdx', contentAreas, (file) =>
    files.includes(file) ? { slug: slugs[file] } : undefined,
  );

describe('isMarkdownLink', () => {
  it.each(['a.md', './a.mdx', '../b/a.mdx#x', 'a.mdx?x', 'a%20b.mdx'])('accepts %s', (href) => {
    expect(isMarkdownLink(href)).toBe(true);
  });

  it.each([
    '/docs/a.md',
    'https://example.com/a.md',
    '//example.com/a.md',
    '#a.md',
    '?a.md',
    'a.mdxx',
    'a#b.md',
    '',
  ])('rejects %s', (href) => {
    expect(isMarkdownLink(href)).toBe(false);
  });
});

describe('resolveMarkdownLink', () => {
  it.each([
    ['./tokens.mdx', '/docs/app/tokens'],
    ['tokens.mdx#scope', '/docs/app/tokens#scope'],
    ['../start.mdx?a=1#b', '/docs/start?a=1#b'],
    ['../../api/errors.mdx', '/api/errors'],
    ['../../api/old.md', '/api/old'],
    ['./my%20page.mdx', '/docs/app/my page'],
    ['./100%25.mdx', '/docs/app/100%25'],
  ])('resolves %s to %s', (href, path) => {
    expect(resolve(href)).toBe(path);
  });

  it.each([
    './none.mdx',
    './Tokens.mdx',
    './tokens.md',
    './tokens',
    '/docs/app/tokens.mdx',
    '../../../README.md',
    '../../../../../etc/passwd.md',
    './%E0%A4%A.mdx',
  ])('does not resolve %s', (href) => {
    expect(resolve(href)).toBeUndefined();
  });

  it('never throws, and only resolves to pages', () => {
    const href = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string(), fc.constantFrom('.md', '.mdx#'), fc.string()).map((p) => p.join('')),
    );
    const resolveAny = (text: string) =>
      resolveMarkdownLink(text, 'content/docs/a.mdx', contentAreas, () => ({}));
    fc.assert(
      fc.property(href, (text) => /^\/(?:docs|api)(?:[/?#]|$)|^$/.test(resolveAny(text) ?? '')),
    );
  });
});

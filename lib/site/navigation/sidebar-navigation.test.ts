import { describe, expect, it } from 'vitest';
import {
  buildNavigation,
  findAdjacentPages,
  findBreadcrumbs,
  hasManyLinks,
  listLinks,
  removeDescriptions,
} from './sidebar-navigation';

const doc = (id: string, unlisted = false) => ({
  id,
  label: id.toUpperCase(),
  path: `/docs/${id}`,
  description: `About ${id}`,
  unlisted,
});
const sidebar = [
  { category: 'Start', items: ['a', 'b'] },
  { category: 'More', items: [{ label: 'Console', to: '/api' }, 'hidden', 'c'] },
];
const navigation = buildNavigation(sidebar, [doc('a'), doc('b'), doc('c'), doc('hidden', true)]);

describe('buildNavigation', () => {
  it('adds labels and paths, and omits unlisted docs', () => {
    expect(navigation.map(({ links }) => links.map(({ label }) => label))).toEqual([
      ['A', 'B'],
      ['Console', 'C'],
    ]);
  });

  it('throws for a doc that does not exist', () => {
    expect(() => buildNavigation([{ category: 'X', items: ['nope'] }], [])).toThrow('"nope"');
  });
});

describe('nested categories', () => {
  const nested = buildNavigation(
    [
      {
        category: 'Outer',
        doc: 'a',
        items: [{ category: 'Inner', items: ['b', { category: 'Gone', items: ['hidden'] }] }],
      },
      { category: 'Alone', doc: 'c', items: ['hidden'] },
      { category: 'Empty', items: ['hidden'] },
    ],
    [doc('a'), doc('b'), doc('c'), doc('hidden', true)],
  );

  it('can have pages, and are omitted without a listed doc', () => {
    expect(nested).toMatchObject([
      { label: 'Outer', path: '/docs/a', links: [{ label: 'Inner', links: [{ label: 'B' }] }] },
      { label: 'Alone', path: '/docs/c', links: [] },
    ]);
    expect(nested).toHaveLength(2);
  });

  it('precede their items in the reading order', () => {
    expect(listLinks(nested).map(({ label }) => label)).toEqual(['Outer', 'B', 'Alone']);
    expect(findAdjacentPages(nested, '/docs/b', '/docs')).toMatchObject({
      previous: { label: 'Outer', path: '/docs/a' },
      next: { label: 'Alone' },
    });
  });

  it('are breadcrumbs with links to their pages', () => {
    expect(findBreadcrumbs(nested, '/docs/b')).toEqual([
      { label: 'Outer', path: '/docs/a' },
      { label: 'Inner' },
      { label: 'B', path: '/docs/b' },
    ]);
  });
});

describe('findBreadcrumbs', () => {
  it('links a category to the page or the section that lists its pages', () => {
    const indexed = buildNavigation(
      [
        {
          category: 'All',
          index: '/docs/a',
          items: ['a', { category: 'Some', index: '/docs/a#some', items: ['b'] }],
        },
      ],
      [doc('a'), doc('b')],
    );
    expect(findBreadcrumbs(indexed, '/docs/b')).toEqual([
      { label: 'All', path: '/docs/a' },
      { label: 'Some', path: '/docs/a#some' },
      { label: 'B', path: '/docs/b' },
    ]);
    expect(findBreadcrumbs(indexed, '/docs/a')).toEqual([
      { label: 'All' },
      { label: 'A', path: '/docs/a' },
    ]);
    expect(JSON.stringify(removeDescriptions(indexed))).not.toContain('index');
  });
  it('lists the category and the page', () => {
    expect(findBreadcrumbs(navigation, '/docs/b')).toEqual([
      { label: 'Start' },
      { label: 'B', path: '/docs/b' },
    ]);
  });
  it('is empty for a page outside the sidebar', () => {
    expect(findBreadcrumbs(navigation, '/docs/hidden')).toEqual([]);
  });
});

describe('findAdjacentPages', () => {
  it('follows the reading order across categories and skips links to other areas', () => {
    expect(findAdjacentPages(navigation, '/docs/b', '/docs')).toEqual({
      previous: { label: 'A', path: '/docs/a' },
      next: { label: 'C', path: '/docs/c' },
    });
  });
  it('returns nothing before the first, after the last and for an unknown page', () => {
    expect(findAdjacentPages(navigation, '/docs/a', '/docs').previous).toBeUndefined();
    expect(findAdjacentPages(navigation, '/docs/c', '/docs').next).toBeUndefined();
    expect(findAdjacentPages(navigation, '/docs/hidden', '/docs')).toEqual({});
  });
});

describe('hasManyLinks', () => {
  const listPages = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ label: `${i}`, path: `/docs/${i}` }));
  const many = { label: 'Many', path: '/docs/many', links: listPages(150) };

  it('counts the links of all levels', () => {
    expect(hasManyLinks([{ label: 'A', links: listPages(200) }])).toBe(false);
    expect(hasManyLinks([{ label: 'A', path: '/docs/a', links: listPages(200) }])).toBe(true);
    expect(hasManyLinks([many, { label: 'A', links: [{ ...many, path: '/docs/b' }] }])).toBe(true);
  });

  it('does not count links that only some pages show', () => {
    expect(hasManyLinks([many, { ...many, path: '/docs/b', isContextual: true }])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../kit/diagnostics/parse-yaml';
import { navbarSchema } from '../settings/navbar-schema';
import { type NavbarTargets, resolveNavbarItem } from './resolve-navbar-items';

const targets: NavbarTargets = {
  docs: [
    { id: 'a', label: 'Page A', path: '/docs/a', unlisted: false },
    { id: 'secret', label: 'Secret', path: '/docs/secret', unlisted: true },
  ],
  categories: { Start: ['/docs/a', '/docs/b'] },
  sidebars: {
    docs: { base: '/docs', links: [{ label: 'Page A', path: '/docs/a' }] },
    bare: { base: '/bare', links: [] },
  },
  versions: [
    { name: 'current', label: '2.0', base: '/docs', mainPath: '/docs/a', isLatest: true },
    {
      name: '1.0',
      label: '1.0',
      base: '/docs/versions/1.0',
      mainPath: '/docs/versions/1.0/a',
      isLatest: false,
    },
  ],
};

const parse = (yaml: string) =>
  parseYaml(navbarSchema, { file: 'navbar.yaml', text: `items:\n  - ${yaml}\n` });

function resolve(yaml: string) {
  const { value, diagnostics } = parse(yaml);
  const [item] = value?.items ?? [];
  if (!item) throw new Error(JSON.stringify(diagnostics));
  return resolveNavbarItem(item, targets);
}

function catchError(yaml: string): { message: string; cause: string } {
  try {
    resolve(yaml);
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error)
      return { message: error.message, cause: error.cause.message };
  }
  throw new Error(`Expected an error with a cause for ${yaml}`);
}

describe('resolveNavbarItem', () => {
  it.each([
    ['{ label: X, to: /x }', [{ kind: 'link', label: 'X', href: '/x' }]],
    [
      '{ type: default, label: X, to: /x/y, activeBasePath: /x }',
      [{ kind: 'link', label: 'X', href: '/x/y', activeBasePath: '/x' }],
    ],
    [
      '{ label: Away, href: "https://www.example.com/" }',
      [{ kind: 'link', label: 'Away', href: 'https://www.example.com/' }],
    ],
    ['{ type: doc, doc: a }', [{ kind: 'link', label: 'Page A', href: '/docs/a' }]],
    [
      '{ type: doc, doc: a, activeCategories: [Start], exact: true }',
      [
        {
          kind: 'link',
          label: 'Page A',
          href: '/docs/a',
          activePaths: ['/docs/a', '/docs/b'],
          exact: true,
        },
      ],
    ],
    ['{ type: doc, doc: secret }', []],
    [
      '{ type: docSidebar, sidebar: docs, label: Guides }',
      [{ kind: 'link', label: 'Guides', href: '/docs/a', activeBasePath: '/docs' }],
    ],
    [
      '{ type: docsVersion }',
      [{ kind: 'link', label: '2.0', href: '/docs/a', activeBasePath: '/docs', version: '' }],
    ],
    ['{ type: html, html: "<b>x</b>" }', [{ kind: 'html', html: '<b>x</b>' }]],
    ['{ type: localeDropdown }', []],
    ['{ type: search }', [{ kind: 'search' }]],
    [
      '{ label: More, items: [{ label: X, to: /x }] }',
      [
        {
          kind: 'dropdown',
          label: 'More',
          items: [{ kind: 'link', label: 'X', href: '/x' }],
        },
      ],
    ],
  ])('resolves %s', (yaml, expected) => expect(resolve(yaml)).toEqual(expected));

  it('lists all versions or the selected ones in a docsVersionDropdown; a single one is a link', () => {
    expect(resolve('{ type: docsVersionDropdown }')).toMatchObject([
      { kind: 'dropdown', items: [{ version: 'current' }, { version: '1.0' }] },
    ]);
    expect(resolve('{ type: docsVersionDropdown, versions: ["1.0"] }')).toMatchObject([
      { kind: 'link', href: '/docs/versions/1.0/a' },
    ]);
  });

  it('has items on the right by default', () => {
    expect(parse('{ label: X, to: /x }').value?.items[0]?.position).toBe('right');
    expect(parse('{ label: X, to: /x, position: left }').value?.items[0]?.position).toBe('left');
  });
});

describe('errors of navbar items', () => {
  it('reports an unknown type with its position and the known types', () => {
    expect(parse('{ type: megaMenu, label: X }').diagnostics).toEqual([
      {
        severity: 'error',
        file: 'navbar.yaml',
        line: 2,
        column: 7,
        message: 'items.0.type: Unknown type',
        found: '"megaMenu"',
        expected:
          'one of default, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search',
      },
    ]);
  });

  it.each([
    [
      '{ type: docsVersionDropdown, versions: [9.9.9] }',
      /no docs version "9\.9\.9"; expected one of current, 1\.0/,
    ],
    [
      '{ type: docsVersion, version: next }',
      /no docs version "next"; expected one of current, 1\.0/,
    ],
    ['{ type: doc, doc: nope }', /no doc with the id "nope"; expected one of a, secret/],
    ['{ type: docSidebar, sidebar: nope }', /no sidebar "nope"; expected one of docs, bare/],
    ['{ type: docSidebar, sidebar: bare }', /sidebar "bare" has no link/],
  ])('names the unknown value of %s', (yaml, cause) => {
    expect(catchError(yaml).cause).toMatch(cause);
  });

  it('includes the configuration of the item, also inside a dropdown', () => {
    const { message } = catchError('{ label: More, items: [{ type: doc, doc: nope }] }');
    expect(message).toContain('A navbar item failed to render');
    expect(message).toContain('"doc": "nope"');
  });

  it.each([
    '{ label: X }',
    '{ label: X, to: /x, href: "https://www.example.com/" }',
    '{ label: More, items: [{ label: Deep, items: [{ label: X, to: /x }] }] }',
  ])('rejects %s', (yaml) => expect(parse(yaml).diagnostics).not.toEqual([]));
});

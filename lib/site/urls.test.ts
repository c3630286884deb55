import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, isExternal, normalizePath, withBase, withoutBase } from './urls';

describe('normalizePath', () => {
  it.each([
    ['/docs/x.html', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/fooindex.html', '/fooindex'],
    ['/search/', '/search'],
    ['/docs/x.HTML', '/docs/x.HTML'],
    [' /docs ', '/docs'],
    ['/', '/'],
  ])('converts %s to %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });

  it('never returns a trailing slash except for the root', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const result = normalizePath(path);
        return result === '/' || !result.endsWith('/');
      }),
    );
  });
});

describe('withBase and withoutBase', () => {
  it('are inverse for all paths and base URLs', () => {
    const base = fc.stringMatching(/^\/([a-z0-9]{1,8}\/){0,2}$/);
    const path = fc.stringMatching(/^\/([a-z0-9-][a-z0-9/-]{0,20})?$/);
    fc.assert(fc.property(path, base, (p, b) => withoutBase(withBase(p, b), b) === p));
  });

  it('do not change links to other sites and anchors', () => {
    expect(withBase('https://example.com/x', '/hub/')).toBe('https://example.com/x');
    expect(withBase('#part', '/hub/')).toBe('#part');
  });

  it('detect a path outside the base URL', () => {
    expect(withoutBase('/hubble', '/hub/')).toBeUndefined();
    expect(withoutBase('/hub', '/hub/')).toBe('/');
  });
});

describe('isExternal', () => {
  it.each(['https://example.com', 'mailto:a@example.com', '//example.com'])(
    'accepts %s',
    (href) => {
      expect(isExternal(href)).toBe(true);
    },
  );
  it.each(['/docs', '#a', 'x.mdx'])('rejects %s', (href) => {
    expect(isExternal(href)).toBe(false);
  });
});

describe('absoluteUrl', () => {
  it('joins the origin, the base URL and the path', () => {
    expect(absoluteUrl('/docs', { url: 'https://d.example.com', baseUrl: '/hub/' })).toBe(
      'https://d.example.com/hub/docs',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, isExternal, normalizePath, withBase, withoutBase } from './urls';

describe('normalisePath', () => {
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
  ])('%s leads to %s', (given, wanted) => {
    expect(normalizePath(given)).toBe(wanted);
  });

  it('never ends in a slash but for the root', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const result = normalizePath(path);
        return result === '/' || !result.endsWith('/');
      }),
    );
  });
});

describe('withBase and withoutBase', () => {
  it('are each other’s inverse for every path and base', () => {
    const base = fc.stringMatching(/^\/([a-z0-9]{1,8}\/){0,2}$/);
    const path = fc.stringMatching(/^\/([a-z0-9-][a-z0-9/-]{0,20})?$/);
    fc.assert(fc.property(path, base, (p, b) => withoutBase(withBase(p, b), b) === p));
  });

  it('leaves other sites and anchors alone', () => {
    expect(withBase('https://example.com/x', '/hub/')).toBe('https://example.com/x');
    expect(withBase('#part', '/hub/')).toBe('#part');
  });

  it('tells a path outside the base', () => {
    expect(withoutBase('/hubble', '/hub/')).toBeUndefined();
    expect(withoutBase('/hub', '/hub/')).toBe('/');
  });
});

describe('isExternal', () => {
  it.each(['https://example.com', 'mailto:a@example.com', '//example.com'])('%s is', (href) => {
    expect(isExternal(href)).toBe(true);
  });
  it.each(['/docs', '#a', 'x.mdx'])('%s is not', (href) => {
    expect(isExternal(href)).toBe(false);
  });
});

describe('absoluteUrl', () => {
  it('joins origin, base and path', () => {
    expect(absoluteUrl('/docs', { url: 'https://d.example.com', baseUrl: '/hub/' })).toBe(
      'https://d.example.com/hub/docs',
    );
  });
});

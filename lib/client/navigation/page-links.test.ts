import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseUrl } from '../../site/browser-settings';
import { withBase } from '../../site/urls';
import { findPagePath } from './page-links';

const origin = 'https://docs.example.com';
const find = (path: string) => findPagePath(new URL(withBase(path, baseUrl), origin));

describe('findPagePath', () => {
  beforeEach(() => void vi.stubGlobal('window', { location: { origin } }));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['/', '/'],
    ['/docs', '/docs'],
    ['/docs/x?a=1#part', '/docs/x'],
    ['/docs/x/', '/docs/x'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/index.html', '/docs'],
    ['/docs/versions/2.0/x', '/docs/versions/2.0/x'],
    ['/docs/versions/2.0', '/docs/versions/2.0'],
    ['/docs/versions/2.0.html', '/docs/versions/2.0'],
    ['/docs/versions/2.0/', '/docs/versions/2.0'],
  ])('%s leads to the page %s', (path, expected) => {
    expect(find(path)).toBe(expected);
  });

  it.each(['/openapi/doctor-api.json', '/docs/x.md', '/images/a.svg?a=1', '/sitemap.xml'])(
    '%s leads to a file',
    (path) => {
      expect(find(path)).toBeUndefined();
    },
  );

  it.each(['https://example.com/docs', 'http://docs.example.com/docs', 'mailto:a@example.com'])(
    '%s leads to another site',
    (href) => {
      expect(findPagePath(new URL(href))).toBeUndefined();
    },
  );
});

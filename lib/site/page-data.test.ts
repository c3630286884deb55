import { describe, expect, it } from 'vitest';
import { isPageData, pageDataPath, sidebarDataPath } from './page-data';

describe('isPageData', () => {
  it.each(['/', '/docs/x', '/api', '/docs/versions/2.0'])(
    'tells the data of the page %s',
    (path) => {
      expect(isPageData(pageDataPath('build-1', path))).toBe(true);
      expect(isPageData(`/hub${pageDataPath('build-1', path)}`)).toBe(true);
    },
  );

  it.each([
    sidebarDataPath('build-1', 'current'),
    `/hub${sidebarDataPath('build-1', '2.0')}`,
    '/docs/page-data',
    '/search-data/manifest.json',
  ])('%s is not the data of a page', (path) => {
    expect(isPageData(path)).toBe(false);
  });
});

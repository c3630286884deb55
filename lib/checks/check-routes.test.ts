import { describe, expect, it } from 'vitest';
import { checkRoutes } from './check-routes';

const doc = (path: string) => ({ path, file: `content${path}.mdx` });
const check = (...paths: string[]) => checkRoutes(paths.map(doc));

describe('checkRoutes', () => {
  it('accepts addresses that differ', () => {
    expect(check('/docs/a', '/docs/b', '/docs/a/b', '/api/a')).toEqual([]);
  });

  it('tells two docs whose addresses differ in letter case alone', () => {
    expect(check('/docs/Quick', '/docs/quick')).toEqual([
      {
        severity: 'error',
        file: 'content/docs/quick.mdx',
        message: 'Duplicate route: content/docs/Quick.mdx makes a page of this address',
        found: '/docs/quick',
        expected: 'an address of its own, letter case aside',
      },
    ]);
  });

  it('takes a folder’s index for the folder', () => {
    expect(check('/docs/a', '/docs/a/index')).toMatchObject([{ found: '/docs/a/index' }]);
  });

  it.each(['/docs/index', '/api/operations', '/api/Schemas'])(
    'tells %s, which the site makes itself',
    (path) => {
      expect(check(path)).toMatchObject([{ found: path, message: /the site itself/ }]);
    },
  );
});

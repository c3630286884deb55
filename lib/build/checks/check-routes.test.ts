import { describe, expect, it } from 'vitest';
import { checkRoutes } from './check-routes';

const doc = (path: string) => ({ path, file: `content${path}.mdx` });
const check = (...paths: string[]) => checkRoutes(paths.map(doc));

describe('checkRoutes', () => {
  it('accepts different paths', () => {
    expect(check('/docs/a', '/docs/b', '/docs/a/b', '/api/a')).toEqual([]);
  });

  it('reports two docs whose paths differ only in case', () => {
    expect(check('/docs/Quick', '/docs/quick')).toEqual([
      {
        severity: 'error',
        file: 'content/docs/quick.mdx',
        message: 'Duplicate route: content/docs/Quick.mdx already has this path',
        found: '/docs/quick',
        expected: 'a unique path, ignoring case',
      },
    ]);
  });

  it('treats the index of a folder as the folder', () => {
    expect(check('/docs/a', '/docs/a/index')).toMatchObject([{ found: '/docs/a/index' }]);
  });

  it.each(['/docs/index', '/api/operations', '/api/Schemas'])(
    'reports %s, which is a page of the site itself',
    (path) => {
      expect(check(path)).toMatchObject([{ found: path, message: /a page of the site itself/ }]);
    },
  );
});

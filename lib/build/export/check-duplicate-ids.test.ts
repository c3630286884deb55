import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kit/html/parse-html';
import { checkDuplicateIds } from './check-duplicate-ids';
import { readPageLinkData } from './page-link-data';

const page = (path: string, html: string) => readPageLinkData(parseHtml(html), path);
const findNoHeading = () => undefined;

describe('checkDuplicateIds', () => {
  it('accepts the same id on two pages', () => {
    expect(
      checkDuplicateIds([page('/a', '<p id="x">'), page('/b', '<p id="x">')], findNoHeading),
    ).toEqual([]);
  });

  it('reports an id that a page has twice', () => {
    expect(
      checkDuplicateIds([page('/a', '<p id="x"></p><b id="y"><i id="x">')], findNoHeading),
    ).toEqual([
      {
        severity: 'error',
        file: 'page /a',
        message: 'Duplicate id on the page /a',
        found: 'id="x" on 2 elements',
        expected: 'each id once per page',
      },
    ]);
  });

  it('reports the position of the heading that has the id', () => {
    const heading = { file: 'content/docs/a.mdx', line: 3, column: 1 };
    const found = checkDuplicateIds([page('/a', '<h2 id="x"></h2><p id="x">')], (path, id) =>
      path === '/a' && id === 'x' ? heading : undefined,
    );
    expect(found).toMatchObject([heading]);
  });

  it('reports a duplicate on five or more pages once', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path, '<p id=x><p id=x>'));
    expect(checkDuplicateIds(pages, findNoHeading)).toMatchObject([
      {
        file: 'page /a',
        message: /\/a \(on 5 pages: probably in the layout or another shared component\)$/,
      },
    ]);
    expect(checkDuplicateIds(pages.slice(1), findNoHeading)).toHaveLength(4);
  });

  it('ignores scripts', () => {
    const html = '<p id="x"></p><script>"<p id=\\"x\\">"</script>';
    expect(checkDuplicateIds([page('/a', html)], findNoHeading)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html';
import { checkDuplicateIds } from './check-duplicate-ids';
import { readPageLinkData } from './page-link-data';

const page = (path: string, html: string) => readPageLinkData(parseHtml(html), path);
const nowhere = () => undefined;

describe('checkIds', () => {
  it('accepts the same id on two pages', () => {
    expect(
      checkDuplicateIds([page('/a', '<p id="x">'), page('/b', '<p id="x">')], nowhere),
    ).toEqual([]);
  });

  it('tells an id that stands twice, with its page', () => {
    expect(checkDuplicateIds([page('/a', '<p id="x"></p><b id="y"><i id="x">')], nowhere)).toEqual([
      {
        severity: 'error',
        file: 'page /a',
        message: 'Duplicate id on the page /a',
        found: 'id="x" on 2 elements',
        expected: 'each id once in a page',
      },
    ]);
  });

  it('names the heading that makes the id', () => {
    const heading = { file: 'content/docs/a.mdx', line: 3, column: 1 };
    const found = checkDuplicateIds([page('/a', '<h2 id="x"></h2><p id="x">')], (path, id) =>
      path === '/a' && id === 'x' ? heading : undefined,
    );
    expect(found).toMatchObject([heading]);
  });

  it('tells once what is wrong on five pages or more', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path, '<p id=x><p id=x>'));
    expect(checkDuplicateIds(pages, nowhere)).toMatchObject([
      {
        file: 'page /a',
        message: /\/a \(it is on 5 pages: probably in the frame or a shared part\)$/,
      },
    ]);
    expect(checkDuplicateIds(pages.slice(1), nowhere)).toHaveLength(4);
  });

  it('reads no scripts', () => {
    const html = '<p id="x"></p><script>"<p id=\\"x\\">"</script>';
    expect(checkDuplicateIds([page('/a', html)], nowhere)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  behaviorsScript,
  exportPage,
  type PageContent,
} from '../../../tests/support/exported-page';
import { getSite } from '../../site/site-settings';
import { deliverPage, removeBuildId } from './deliver-page';
import { readPageStyles } from './page-styles';
import { readPage } from './read-pages';

const styles = readPageStyles([], [], () => '', new Set());

/** Returns a page as readers get it from a build. Next's ids of builds all have the same length. */
const deliver = (buildId: string, content: PageContent = {}) =>
  deliverPage(exportPage({ buildId, behaviors: behaviorsScript, ...content }), styles, 'end()');

const file = { file: 'out/docs/page.html', path: '/docs/page' };
const read = (html: string) => readPage(file, html, getSite());

const shown =
  '<div data-page-content=""><main><h1>Page</h1><p>Text</p></main></div><div data-sidebar="current"><nav></nav></div>';
describe('pages of two builds', () => {
  it('are read in the same way if they differ in the id of the build', () => {
    const content = { head: '<style data-rules="0">p{top:0}</style>', body: shown };
    const [first, second] = [deliver('build-1', content), deliver('build-2', content)];
    expect(first).not.toBe(second);
    expect(removeBuildId(first)).toBe(removeBuildId(second));
    expect(read(first)).toEqual(read(second));
  });

  it('are not the same page if anything else differs', () => {
    expect(removeBuildId(deliver('build-1', { body: shown }))).not.toBe(
      removeBuildId(deliver('build-1', { body: shown.replace('Text', 'Other text') })),
    );
  });
});

describe('readPage', () => {
  it('reads what documents of other pages show, with the sidebar', () => {
    const head = '<style data-rules="0">p{top:0}</style>';
    const html = deliver('build-1', { head, body: shown });
    const { parts, sidebar } = read(html);
    expect(html.slice(...(parts?.content ?? []))).toBe('<main><h1>Page</h1><p>Text</p></main>');
    expect(html.slice(...(sidebar?.span ?? []))).toBe('<nav></nav>');
  });

  it('reads no parts of a page that is always a document', () => {
    expect(read(deliver('build-1', { body: '<main></main>' })).parts).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import {
  behaviorsScript,
  createPayload,
  exportPage,
  type PageContent,
} from '../../tests/support/exported-page';
import { removeBuildId } from '../site/page-code';
import { getSite } from '../site/site-settings';
import { deliverPage } from './deliver-page';
import { readPageStyles } from './page-styles';
import { readPage } from './read-pages';

const styles = readPageStyles([], [], () => '', new Set());

/** Returns a page as readers get it from a build. Next's ids of builds all have the same length. */
const deliver = (buildId: string, content: PageContent = {}) =>
  deliverPage({
    html: exportPage({ buildId, behaviors: behaviorsScript, ...content }),
    styles,
    scripts: { never: 'end()', 'on-demand': 'wake()' },
    payload: createPayload(buildId),
    payloadPath: '/docs/page.txt',
  });

const file = { file: 'out/docs/page.html', path: '/docs/page' };
const read = (html: string) => readPage(file, html, getSite());

const shown =
  '<div data-page-content=""><main><h1>Page</h1><p>Text</p></main></div><div data-sidebar="current"><nav></nav></div>';
const onDemand = '<main><h1>Page</h1><p data-next-client="on-demand">Text</p></main>';
const atLoad = '<main data-next-client="at-load"><h1>Page</h1></main>';

describe('pages of two builds', () => {
  it.each([
    ['have no client of Next', { head: '<style data-rules="0">p{top:0}</style>', body: shown }],
    ['hydrate on demand', { body: onDemand }],
  ])('are read in the same way if they %s and differ in the id of the build', (_name, content) => {
    const [first, second] = [deliver('build-1', content), deliver('build-2', content)];
    expect(first).not.toBe(second);
    expect(removeBuildId(first)).toBe(removeBuildId(second));
    expect(read(first)).toEqual(read(second));
  });

  it('are not the same page if anything else differs', () => {
    expect(removeBuildId(deliver('build-1', { body: onDemand }))).not.toBe(
      removeBuildId(deliver('build-1', { body: onDemand.replace('Text', 'Other text') })),
    );
  });

  it('are not the same page if it is an application, whose policy allows a script with the id', () => {
    const content = { body: atLoad };
    const [first, second] = [deliver('build-1', content), deliver('build-2', content)];
    expect(read(first).policy).not.toEqual(read(second).policy);
    expect(removeBuildId(first)).not.toBe(removeBuildId(second));
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

  it.each([onDemand, atLoad])('reads no parts of a page that is always a document: %s', (body) => {
    expect(read(deliver('build-1', { body })).parts).toBeUndefined();
  });
});

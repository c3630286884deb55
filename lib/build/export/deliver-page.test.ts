import { describe, expect, it } from 'vitest';
import {
  behaviorsScript,
  createEndScript,
  createPage,
  exportPage,
  type PageContent,
  stylesheet,
} from '../../../tests/support/exported-page';
import { deliverPage, isShownInOthers, removeBuildId } from './deliver-page';
import { readPageStyles } from './page-styles';

const sheets: Record<string, string> = {
  '/a.css': '.a{top:0}.b{top:1px}',
  '/fonts.css': '@font-face{font-family:c;src:url(/c.p.woff2)}',
};
const readSheet = (href: string) => sheets[href] ?? '';
const styles = readPageStyles([Object.keys(sheets)], [], readSheet, new Set());

const deliver = (content: PageContent = {}) =>
  deliverPage(exportPage({ behaviors: behaviorsScript, ...content }), styles, 'end()');

const endScript = createEndScript('end()');

/** The page with the id of its build. */
const addBuild = (html: string) => html.replace('<html ', '<html data-build="build-1" ');

describe('isShownInOthers', () => {
  it.each([
    ['<div data-page-content=""><p>Text</p></div>', true],
    ['<div><p>Text</p></div>', false],
  ])('%s: %s', (html, isShown) => {
    expect(isShownInOthers(html)).toBe(isShown);
  });
});

describe('a delivered page', () => {
  it('keeps its content and its own scripts, and ends with the inline script', () => {
    const page = {
      head: '<script async="" src="/scripts/controls.1a.js"></script>',
      body: '<p>Text</p><script>boot()</script>',
    };
    expect(deliver(page)).toBe(addBuild(createPage(page, endScript)));
  });

  it('has no comments and preloads of Next’s client', () => {
    const html = deliver({
      head: '<link rel="preload" href="/b.css" as="style"/>',
      body: '<main><!--$--><p>Text</p><!--/$--></main>',
    });
    expect(html).toBe(addBuild(createPage({ body: '<main><p>Text</p></main>' }, endScript)));
  });

  it('keeps the comments of islands, between which React resumes', () => {
    const html = deliver({ body: '<main><!--island:$--><p>Text</p><!--island:/$--></main>' });
    expect(html).toContain('<main><!--$--><p>Text</p><!--/$--></main>');
  });

  it('differs from that of another build only in the id of the build', () => {
    const [first, second] = ['build-1', 'build-2'].map((buildId) => deliver({ buildId }));
    expect(first).not.toBe(second);
    expect(removeBuildId(first ?? '')).toBe(removeBuildId(second ?? ''));
  });

  it('has the rules that it uses instead of stylesheets', () => {
    const html = deliver({ head: stylesheet('/a.css'), body: '<p class="a">Text</p>' });
    expect(html).toBe(
      addBuild(
        createPage(
          { head: '<style data-rules="0">.a{top:0}</style>', body: '<p class="a">Text</p>' },
          endScript,
        ),
      ),
    );
  });

  it('names the script of the behaviors at its end, whatever the order of its attributes', () => {
    const behaviors =
      '<script type="module" integrity="sha256-c" src="/hub/scripts/behaviors.2b.js" async=""></script>';
    const html = deliver({ behaviors });
    expect(html).not.toContain('type="module"');
    expect(html).toContain(
      '<script data-src="/hub/scripts/behaviors.2b.js" data-integrity="sha256-c">end()</script></body>',
    );
  });
});

describe('a page in an unknown form', () => {
  it('cannot be delivered without scripts of Next', () => {
    expect(() => deliver({ scripts: '' })).toThrow('found 0 entries');
  });

  it.each([
    '',
    '<script async="" type="module" src="/scripts/behaviors.1a.js"></script>',
    '<script async="" src="/scripts/behaviors.1a.js" integrity="sha256-b"></script>',
  ])('cannot be delivered without a script of the behaviors: %s', (behaviors) => {
    expect(() => deliver({ behaviors })).toThrow('found no script of the behaviors, expected one');
  });

  it('cannot be delivered without an end of the body', () => {
    const html = exportPage({ behaviors: behaviorsScript }).replace('</body>', '');
    expect(() => deliverPage(html, styles, '')).toThrow('found no </body>, expected one');
  });
});

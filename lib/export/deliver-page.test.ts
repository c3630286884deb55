import { describe, expect, it } from 'vitest';
import {
  behaviorsScript,
  createEndScript,
  createPage,
  createPayload,
  entry,
  exportPage,
  type PageContent,
  stylesheet,
} from '../../tests/support/exported-page';
import { findElement } from '../html/find-element';
import { parseHtml } from '../html/parse-html';
import { deliverPage, isShownInOthers, readNextClient } from './deliver-page';
import { readPageStyles } from './page-styles';

const sheets: Record<string, string> = {
  '/a.css': '.a{top:0}.b{top:1px}',
  '/fonts.css': '@font-face{font-family:c;src:url(/c.p.woff2)}',
};
const readSheet = (href: string) => sheets[href] ?? '';
const styles = readPageStyles([Object.keys(sheets)], [], readSheet, new Set());

const deliver = (content: PageContent = {}, payload = createPayload('build-1')) =>
  deliverPage({
    html: exportPage({ behaviors: behaviorsScript, ...content }),
    styles,
    scripts: { never: 'end()', 'on-demand': 'wake()' },
    payload,
    payloadPath: '/hub/x.txt',
  });

const endScript = createEndScript('end()');

/** The page with the id of its build. */
const addBuild = (html: string) => html.replace('<html ', '<html data-build="build-1" ');

const onDemand = '<p class="a" data-next-client="on-demand">Text</p>';
const atLoad = '<p class="a" data-next-client="at-load">Text</p>';

describe('readNextClient', () => {
  it.each([
    ['<p>Text</p>', 'never'],
    ['<p>data-next-client="at-load"</p>', 'never'],
    [onDemand, 'on-demand'],
    [atLoad, 'at-load'],
    [onDemand + atLoad, 'at-load'],
  ])('%s: %s', (html, client) => {
    expect(readNextClient(html)).toBe(client);
  });
});

describe('isShownInOthers', () => {
  it.each([
    ['<div data-page-content=""><p>Text</p></div>', true],
    ['<div><p>Text</p></div>', false],
    [`<div data-page-content="">${onDemand}</div>`, false],
    [`<div data-page-content="">${atLoad}</div>`, false],
  ])('%s: %s', (html, isShown) => {
    expect(isShownInOthers(html)).toBe(isShown);
  });
});

describe('a page without Next’s client', () => {
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

  it('does not need the payload', () => {
    expect(() => deliver({}, '')).not.toThrow();
  });
});

describe('a page that needs Next’s client on demand', () => {
  it('keeps its content, and ends with a data block and the inline script', () => {
    const html = deliver({ body: `<!--$-->${onDemand}<!--/$--><script>boot()</script>` });
    const [start, rest] = html.split('<script type="application/json" id="page-code">');
    const [code, end] = rest?.split('</script>', 2) ?? [];
    expect(start).toBe(
      addBuild(
        createPage({ body: `<!--$-->${onDemand}<!--/$--><script>boot()</script>` }).replace(
          '</body></html>',
          '',
        ),
      ),
    );
    // Nothing in the data can end its element.
    expect(code).not.toContain('<');
    const endOfPage = createEndScript('wake()');
    expect(end).toBe(endOfPage.replace('</script>', ''));
    expect(html.endsWith(`${endOfPage}</body></html>`)).toBe(true);
  });

  const readCode = (html: string): unknown => {
    const block = findElement(parseHtml(html), ({ properties }) => properties.id === 'page-code');
    const [text] = block?.children ?? [];
    return JSON.parse(text?.type === 'text' ? text.value : '');
  };

  it('says what to load', () => {
    expect(readCode(deliver({ body: onDemand }))).toEqual({
      payload: '/hub/x.txt',
      buildId: 'build-1',
      scripts: ['/_next/a.js', '/_next/b.js'],
      stylesheets: '',
      entry,
    });
  });

  it('has the rules that it uses, and loads its stylesheets later without those that define fonts', () => {
    const html = deliver({
      head: stylesheet('/a.css') + stylesheet('/fonts.css'),
      body: onDemand,
    });
    expect(html).toContain('<style data-rules="0">.a{top:0}</style></head>');
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(readCode(html)).toMatchObject({
      stylesheets:
        '<link rel="stylesheet" href="/a.css" data-precedence="next" media="not all" fetchpriority="high"/>' +
        '<link rel="stylesheet" href="/fonts.css" data-precedence="next" disabled=""/>',
    });
  });

  it('cannot be delivered if its payload differs from the file', () => {
    expect(() => deliver({ body: onDemand }, createPayload('build-2'))).toThrow(
      'the payload in the page differs from /hub/x.txt, expected the same: the page would not hydrate',
    );
  });
});

describe('a page that needs Next’s client when it loads', () => {
  it('is as Next has exported it, with the id of the build', () => {
    const page = { head: stylesheet('/a.css'), body: `<!--$-->${atLoad}<!--/$-->` };
    expect(deliver(page)).toBe(addBuild(exportPage({ ...page, behaviors: behaviorsScript })));
  });
});

describe('a page in an unknown form', () => {
  it.each(['<p>Text</p>', onDemand, atLoad])('cannot be delivered: %s', (body) => {
    expect(() => deliver({ body, scripts: '' })).toThrow('found 0 entries');
  });

  it.each([
    ['', '<p>Text</p>'],
    ['', onDemand],
    ['<script async="" type="module" src="/scripts/behaviors.1a.js"></script>', '<p>Text</p>'],
    ['<script async="" src="/scripts/behaviors.1a.js" integrity="sha256-b"></script>', onDemand],
  ])('cannot be delivered without a script of the behaviors: %s%s', (behaviors, body) => {
    expect(() => deliver({ behaviors, body })).toThrow(
      'found no script of the behaviors, expected one',
    );
  });

  it('cannot be delivered without an end of the body', () => {
    const html = exportPage({ behaviors: behaviorsScript }).replace('</body>', '');
    const parts = { html, styles, payload: '', payloadPath: '/x.txt' };
    expect(() => deliverPage({ ...parts, scripts: { never: '', 'on-demand': '' } })).toThrow(
      'found no </body>, expected one',
    );
  });
});

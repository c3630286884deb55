import { describe, expect, it } from 'vitest';
import { createPage, stylesheet } from '../../../tests/support/exported-page';
import { baseUrlBannerId } from '../../site/load-failure';
import { inlineStyles, listStylesheets } from './inline-styles';
import { readPageStyles } from './page-styles';

/** Inlines the styles of a page. The stylesheets of the site are `/0.css`, `/1.css`, and so on. */
function inline(
  sheets: readonly string[],
  { head = '', body = '<p class="a">Text</p>' }: { head?: string; body?: string } = {},
): string {
  const hrefs = sheets.map((_css, index) => `/${index}.css`);
  const styles = readPageStyles(
    [hrefs],
    [],
    (href) => sheets[hrefs.indexOf(href)] ?? '',
    new Set(),
  );
  return inlineStyles(createPage({ head: hrefs.map(stylesheet).join('') + head, body }), styles);
}

const headOf = (html: string) => /<meta charSet="utf-8"\/>(.*)<\/head>/s.exec(html)?.[1];

describe('listStylesheets', () => {
  it('lists the stylesheets, in their order', () => {
    const html = createPage({ head: stylesheet('/b.css') + stylesheet('/a.css') });
    expect(listStylesheets(html)).toEqual(['/b.css', '/a.css']);
  });
});

describe('inlineStyles', () => {
  it('has the used rules of all stylesheets in one element, with their numbers, one in each line', () => {
    const html = inline(['p{top:0}.b{top:1px}.a{top:2px}', '.a:hover{top:3px}']);
    expect(headOf(html)).toBe(
      '<style data-rules="0,2-3">p{top:0}\n.a{top:2px}\n.a:hover{top:3px}</style>',
    );
    expect(html).toContain('<p class="a">Text</p>');
  });

  it('has the rules after the scripts of the head, which request the fonts', () => {
    const html = inline(['p{top:0}'], { head: '<script>boot()</script><title>T</title>' });
    expect(headOf(html)).toBe(
      '<script>boot()</script><title>T</title><style data-rules="0">p{top:0}</style>',
    );
  });

  it('does not change a page without stylesheets', () => {
    const html = createPage({ head: '<link rel="preload" href="/a.woff2" as="font"/>' });
    expect(
      inlineStyles(
        html,
        readPageStyles([], [], () => '', new Set()),
      ),
    ).toBe(html);
  });

  it('does not preload fonts before the first frame', () => {
    const head = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>';
    expect(headOf(inline(['p{top:0}'], { head }))).toContain(
      '<link rel="preload" href="/a.woff2" as="font" media="not all" crossorigin=""/>',
    );
  });

  const code = '@font-face{font-family:a;src:url(/a.woff2)format("woff2")}';
  const text = '@font-face{font-family:c;src:url(/c.p.woff2)format("woff2")}';
  const fallback = '@font-face{font-family:b;src:local(Arial)}';

  it('applies no rules of fonts that would load before the first frame', () => {
    const html = inline([`${fallback}p{top:0}${code}${text}`]);
    expect(html).toContain(
      [
        `<style media="not all" data-web-fonts="text">${text}</style>`,
        `<style media="not all" data-web-fonts="code">${code}</style>`,
      ].join(''),
    );
    expect(html).toContain(`<style data-rules="0-1">${fallback}\np{top:0}</style></head>`);
  });

  it('preloads the text font on a page where Next does not', () => {
    const preload =
      '<link rel="preload" href="/c.p.woff2" as="font" media="not all" crossorigin="" type="font/woff2"/>';
    expect(headOf(inline([text + code]))).toMatch(new RegExp(`^${preload}<style media`));
    const head = '<link rel="preload" href="/c.p.woff2" as="font" crossorigin=""/>';
    expect(headOf(inline([text], { head }))?.match(/as="font"/g)).toHaveLength(1);
    expect(headOf(inline([code]))).not.toContain('as="font"');
  });

  it('keeps characters with a meaning in replacements', () => {
    expect(headOf(inline(["p{content:'$&'}"]))).toBe(
      '<style data-rules="0">p{content:"$&"}</style>',
    );
  });

  it('leaves a page that reports whether stylesheets load the link to one, which does not apply', () => {
    const body = `<script>show("${baseUrlBannerId}")</script><p>Text</p>`;
    expect(headOf(inline(['p{top:0}', 'p{left:0}'], { body }))).toBe(
      '<link rel="stylesheet" href="/0.css" data-precedence="next" media="not all" data-probe=""/>' +
        '<style data-rules="0-1">p{top:0}\np{left:0}</style>',
    );
  });
});

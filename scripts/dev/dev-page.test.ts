import { describe, expect, it } from 'vitest';
import { toDevPage } from './dev-page';

const scripts = { pageEnd: 'pageEnd()', reload: 'reload()' };

/** A page as `next dev` writes it. */
const createPage = (content: string) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/hmr-client.js"/><script src="/_next/static/chunks/turbopack-_1.js" async=""></script><script async="" src="/scripts/controls.1.js"></script><link rel="preload" href="/_next/static/chunks/error-page.css" as="style"/><script>boot()</script><script src="/_next/static/chunks/polyfill-nomodule.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${content}<!--$--><!--/$--><script id="_R_">self.__next_r="abc";var __nextHmrInitialVersion="0";</script><script src="/_next/static/chunks/hmr-client.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"$L1\\"\\n"])</script></body></html>`;

describe('toDevPage', () => {
  it('removes Next’s client, and keeps the site’s own scripts and the stylesheets', () => {
    expect(toDevPage(createPage('<main>Text</main>'), 200, scripts)).toBe(
      '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><script async="" src="/scripts/controls.1.js"></script><script>boot()</script></head><body><main>Text</main><script>pageEnd()</script><script>reload()</script></body></html>',
    );
  });

  it('does so with the page for what is not found', () => {
    expect(toDevPage(createPage('<main>Text</main>'), 404, scripts)).not.toContain(
      '_next/static/chunks/hmr',
    );
  });

  it('only has a page loaded again that shows an error', () => {
    const page = createPage('');
    const expected = page.replace('</body>', '<script>reload()</script></body>');
    expect(toDevPage(page, 500, scripts)).toBe(expected);
    const document = page.replace('<html lang="en">', '<html id="__next_error__">');
    expect(toDevPage(document, 200, scripts)).toContain('__next_f');
    const unrendered = createPage('<!--$!--><template></template><!--/$-->');
    expect(toDevPage(unrendered, 200, scripts)).toContain('__next_f');
  });

  it('keeps documents that are not Next’s', () => {
    const page = '<html><head></head><body><script>own()</script></body></html>';
    expect(toDevPage(page, 200, scripts)).toBe(page);
  });
});

import { describe, expect, it } from 'vitest';
import {
  createPage,
  createPayload,
  entryScript,
  exportPage,
  payloadScript,
  stylesheet,
} from '../../../tests/support/exported-page';
import { preloadedFont, removeMarkers, stylesheetLink, takeNextCode } from './next-internals';

const payload = payloadScript(createPayload('build-1'));

describe('takeNextCode', () => {
  it('takes the scripts and the payload out, and returns the id of the build', () => {
    expect(takeNextCode(exportPage())).toEqual({
      html: createPage(),
      buildId: 'build-1',
    });
  });

  it.each([
    '<script>boot()</script>',
    '<script>(()=>{globalThis["TURBOPACK"]})()</script>',
    '<script async="" src="/scripts/controls.1a.js" integrity="sha256-x"></script>',
    '<script async="" type="module" src="/hub/scripts/behaviors.1a.js"></script>',
    '<script type="application/json" id="props">{"path":"/_next/a.js"}</script>',
    '<link rel="preload" href="/_next/a.woff2" as="font" crossorigin=""/>',
    '<a href="/docs/_next">_next/a.js</a>',
  ])('keeps what is the page’s own: %s', (own) => {
    const page = { head: own, body: `<p>Text</p>${own}` };
    expect(takeNextCode(exportPage(page)).html).toBe(createPage(page));
  });

  it.each([
    [
      'a part of the payload in another form',
      `${entryScript}<script>self.__next_f.push([3,"QQ=="])</script>`,
      'found self.__next_f.push([3,"QQ=="]), expected a part of the payload as text',
    ],
    [
      'a part of the payload that is no text',
      `${entryScript}<script>self.__next_f.push([1,{}])</script>`,
      'found self.__next_f.push([1,{}]), expected a part of the payload as text',
    ],
    [
      'a part of the payload that is no JSON',
      `${entryScript}<script>self.__next_f.push([1,x])</script>`,
      'found [1,x], expected a part of the payload as text',
    ],
    [
      'another use of the payload',
      `${entryScript}${payload}<script>self.__next_f.reverse()</script>`,
      'found self.__next_f.reverse(), expected a part of the payload as text',
    ],
    ['no entry', payload, 'found 0 entries of the bundler and 2 scripts, expected one entry'],
    [
      'two entries',
      `${entryScript}${entryScript}${payload}`,
      'found 2 entries of the bundler and 2 scripts, expected one entry',
    ],
    [
      'an entry of another bundler',
      `${entryScript.replaceAll('TURBOPACK', 'webpackChunk')}${payload}`,
      'found 0 entries of the bundler and 2 scripts, expected one entry',
    ],
    [
      'no id of the build',
      `${entryScript}${payloadScript('0:{}')}`,
      'found no ID of the build in the payload, expected "b"',
    ],
    [
      'a preload of a script in another form',
      `<link rel="modulepreload" href="/_next/c.js"/>${entryScript}${payload}`,
      'found <link rel="modulepreload" href="/_next/c.js"/>, expected no other link to a script',
    ],
  ])('throws for %s', (_name, scripts, message) => {
    expect(() => takeNextCode(exportPage({ scripts }))).toThrow(message);
  });

  it('throws for a page without scripts', () => {
    expect(() => takeNextCode(createPage({}, `${entryScript}${payload}`))).toThrow(
      'found 1 entries of the bundler and 0 scripts, expected one entry and its scripts',
    );
  });
});

describe('removeMarkers', () => {
  it('removes the comments and preloads that only Next’s client reads', () => {
    const html = createPage({
      head: '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/><title>T</title>',
      body: '<div hidden=""><!--$--><!--/$--></div><main><!--$--><p>Text</p><!--/$--></main>',
    });
    expect(removeMarkers(html)).toBe(
      createPage({ head: '<title>T</title>', body: '<main><p>Text</p></main>' }),
    );
  });

  it.each([
    '<link rel="preload" href="/_next/a.woff2" as="font" crossorigin=""/>',
    '<div hidden=""><button>Back</button></div>',
    '<div hidden=""></div>',
    '<!-- a comment -->',
  ])('keeps everything else: %s', (html) => {
    expect(removeMarkers(html)).toBe(html);
  });

  it.each(['<!--$!-->', '<!--$?-->', '<!--$~-->'])(
    'throws for a part that is not rendered: %s',
    (start) => {
      expect(() => removeMarkers(`<p>${start}<template></template><!--/$--></p>`)).toThrow(
        `found ${start}, expected that the server has rendered all parts`,
      );
    },
  );
});

it('finds the stylesheets, in their order', () => {
  const html = createPage({
    head: `${stylesheet('/b.css')}<link rel="stylesheet" href="/own.css"/>${stylesheet('/a.css').replace('next', 'default')}`,
  });
  expect(Array.from(html.matchAll(stylesheetLink), ([, href]) => href)).toEqual([
    '/b.css',
    '/a.css',
  ]);
});

it('tells the font that is preloaded from others', () => {
  const url = '/_next/static/media/sans.p.2n-jy.woff2';
  expect(preloadedFont.exec(`@font-face{src:url(${url})format("woff2")}`)?.[1]).toBe(url);
  expect(preloadedFont.test('@font-face{src:url(/_next/static/media/mono.1p.woff2)}')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { findElement } from '../html/find-element';
import { parseHtml } from '../html/parse-html';
import { baseUrlBannerId } from '../site/load-failure';
import { deferHydration } from './defer-hydration';

const payload = '0:{"b":"build-1"}\n1:"a </b> é"\n';
const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;
const entry =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});</script>';
const head =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/><script src="/_next/a.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head>';
const body = (...scripts: string[]) =>
  `<html>${head}<body><p>Text</p><script>boot()</script>${scripts.join('')}</body></html>`;
const start =
  '<script src="/_next/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = body(entry, start, push(payload.slice(0, 10)), push(payload.slice(10)));
const defer = (
  html: string,
  selectStyles = (href: string, classes: ReadonlySet<string>) => `${href} ${[...classes]}`,
) =>
  deferHydration({
    html,
    payload,
    payloadPath: '/hub/x.txt',
    script: 'wake()',
    speculationRules: '{}',
    selectStyles,
  });

describe('deferHydration', () => {
  it('keeps the page and its own scripts', () => {
    const html = defer(page);
    expect(html).toMatch(
      /^<html><head><\/head><body><p>Text<\/p><script>boot\(\)<\/script><script type="speculationrules">\{\}<\/script><script type="application\/json" id="page-code">[^<]*<\/script><script>wake\(\)<\/script><\/body><\/html>$/,
    );
  });

  it('says what to load', () => {
    const block = findElement(
      parseHtml(defer(page)),
      ({ properties }) => properties.id === 'page-code',
    );
    const [text] = block?.children ?? [];
    expect(JSON.parse(text?.type === 'text' ? text.value : '')).toEqual({
      payload: '/hub/x.txt',
      buildId: 'build-1',
      scripts: ['/_next/a.js', '/_next/b.js'],
      stylesheets: '',
      entry: { otherChunks: ['a.js'], runtimeModuleIds: [7] },
    });
  });

  it('has the used rules of all stylesheets in one element', () => {
    const link = (href: string, end = '/>') =>
      `<link rel="stylesheet" href="${href}" data-precedence="next"${end}`;
    const notApplied = ' media="not all" fetchpriority="high"/>';
    const html = defer(
      page
        .replace('</head>', `${link('/a.css')}${link('/b.css')}</head>`)
        .replace('<p>', '<p class="c d">'),
    );
    expect(html).toContain('<head><style>/a.css c,d/b.css c,d</style></head>');
    expect(html).toContain(
      JSON.stringify(link('/a.css', notApplied) + link('/b.css', notApplied))
        .slice(1, -1)
        .replaceAll('<', '\\u003c'),
    );
  });

  it('does not preload fonts before the first frame', () => {
    const preload = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>';
    expect(defer(page.replace('</head>', `${preload}</head>`))).toContain(
      '<link rel="preload" href="/a.woff2" as="font" media="not all" crossorigin=""/>',
    );
  });

  it('applies no rules of fonts that would load before the first frame', () => {
    const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
    const code = '@font-face{font-family:a;src:url(/a.woff2)format("woff2")}';
    const text = '@font-face{font-family:c;src:url(/c.p.woff2)format("woff2")}';
    const fallback = '@font-face{font-family:b;src:local(Arial)}';
    const html = defer(
      page.replace('</head>', `${link}</head>`),
      () => `${fallback}p{top:0}${code}${text}`,
    );
    expect(html).toContain(
      [
        `<style media="not all" data-web-fonts="text">${text}</style>`,
        `<style media="not all" data-web-fonts="code">${code}</style>`,
      ].join(''),
    );
    expect(html).toContain(`<style>${fallback}p{top:0}</style></head>`);
  });

  it('has the rules after the scripts of the head, which request the fonts', () => {
    const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
    const html = defer(page.replace('</head>', `${link}<script>boot()</script></head>`));
    expect(html).toContain('<head><script>boot()</script><style>/a.css </style></head>');
  });

  it('keeps characters with a meaning in replacements', () => {
    const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
    const html = defer(page.replace('</head>', `${link}</head>`), () => "p{content:'$&'}");
    expect(html).toContain("<style>p{content:'$&'}</style>");
  });

  it('does not load a stylesheet with fonts again', () => {
    const link = '<link rel="stylesheet" href="/@font-face.css" data-precedence="next"/>';
    const html = defer(page.replace('</head>', `${link}</head>`));
    expect(html).toContain('data-precedence=\\"next\\" disabled=\\"\\"/>"');
  });

  it('leaves a page that reports whether stylesheets load the link to one, which does not apply', () => {
    const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
    const banner = `<script>show("${baseUrlBannerId}")</script>`;
    const html = defer(page.replace('</head>', `${link}</head>`).replace('<p>', `${banner}<p>`));
    expect(html).toContain(
      '<link rel="stylesheet" href="/a.css" data-precedence="next" media="not all" data-probe=""/><style>',
    );
  });

  it.each([
    [
      'a payload that differs from the file',
      body(entry, start, push('0:{"b":"build-1"}')),
      /differs/,
    ],
    [
      'a payload in another form',
      body(entry, start, '<script>self.__next_f.push([3,"QQ=="])</script>'),
      /expected a part/,
    ],
    ['no entry', body(start, push(payload)), /found 0 entries/],
  ])('throws for %s', (_name, html, message) => {
    expect(() => defer(html)).toThrow(message);
  });
});

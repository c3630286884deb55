import { describe, expect, it } from 'vitest';
import { createPage } from '../../../tests/support/exported-page';
import { parseHtml } from '../../kit/html/parse-html';
import {
  buildPageData,
  type CommonParts,
  listCommonParts,
  readPageParts,
  readPageSidebar,
} from './page-data';

const nothingCommon: CommonParts = { rules: new Map(), scripts: new Set() };

const headOfPage =
  '<title>A &amp; B</title><meta name="viewport" content="width=device-width"/><meta name="theme-color" content="#fff"/>' +
  '<meta name="description" content="About &quot;A&quot;"/><link rel="canonical" href="https://x/docs/a"/>' +
  '<link rel="icon" href="/icon.svg"/><meta property="og:title" content="A"/>';

const createHead = ({ numbers = '0,4-5', rules = 'p{top:0}\n.a>p{top:1px}\n.b{top:2px}' } = {}) =>
  `${headOfPage}<script async="" src="/scripts/controls.1a.js" integrity="sha256-c"></script>` +
  '<script async="" src="/hub/scripts/feedback.1a.js" integrity="sha256-f"></script><script>boot()</script>' +
  `<style data-rules="${numbers}">${rules}</style>`;

const navbar =
  '<nav><ul data-navbar-items=""><li><a href="/docs" aria-current="true">Docs</a></li><li><details data-active=""><summary>Version 2</summary>' +
  '<a href="/docs/v1">1</a><a href="/docs/a" aria-current="page">2</a></details></li></ul><a href="/">Home</a>' +
  '<ul data-navbar-items=""><li><details><summary>More</summary><a href="/more">More</a></details></li></ul></nav>';

const contextual =
  '<div data-contextual="/docs/c"><ul><li><a href="/docs/c/1">1</a></li></ul></div>';

const createBody = ({
  content = '<main id="main"><h1>A</h1><p>Text &amp; more</p></main><aside>Contents</aside>',
  more = contextual,
  end = '',
} = {}) =>
  `${navbar}<div class="page" data-page-content="">${content}</div><div data-sidebar="current"><nav><a href="/docs/a" aria-current="page">A</a>` +
  `<a href="/docs/c" aria-current="true">C</a>${more}</nav></div>${end}`;

const read = (html: string) => {
  const parts = readPageParts(parseHtml(html));
  if (!parts) throw new Error('The page is not shown in other documents');
  return { parts, html };
};

const build = (html: string, common = nothingCommon) =>
  buildPageData(read(html).parts, html, common);

describe('the data of a page', () => {
  const html = createPage({ head: createHead(), body: createBody() });

  it('is all that differs from other pages', () => {
    expect(build(html)).toEqual({
      title: 'A & B',
      head:
        '<meta name="description" content="About &quot;A&quot;"/><link rel="canonical" href="https://x/docs/a"/>' +
        '<meta property="og:title" content="A"/>',
      scripts: [
        { src: '/scripts/controls.1a.js', integrity: 'sha256-c' },
        { src: '/hub/scripts/feedback.1a.js', integrity: 'sha256-f' },
      ],
      content: '<main id="main"><h1>A</h1><p>Text &amp; more</p></main><aside>Contents</aside>',
      sidebar: {
        name: 'current',
        current: [
          ['/docs/a', 'page'],
          ['/docs/c', 'true'],
        ],
        contextual: '/docs/c',
      },
      navbar: {
        current: [
          [0, 'true'],
          [2, 'page'],
        ],
        active: [0],
        labels: ['Version 2', 'More'],
      },
      commonRules: '',
      rules: [
        [0, 'p{top:0}'],
        [4, '.a>p{top:1px}'],
        [5, '.b{top:2px}'],
      ],
    });
  });

  it('leaves out what its area has in common', () => {
    const common = {
      rules: new Map([
        [0, 'p{top:0}'],
        [1, 'i{top:0}'],
        [4, '.a>p{top:1px}'],
      ]),
      scripts: new Set(['/scripts/controls.1a.js']),
    };
    expect(build(html, common)).toMatchObject({
      scripts: [{ src: '/hub/scripts/feedback.1a.js', integrity: 'sha256-f' }],
      commonRules: '0-1,4',
      rules: [[5, '.b{top:2px}']],
    });
  });

  it('has no contextual list if the sidebar has none', () => {
    const data = build(createPage({ head: createHead(), body: createBody({ more: '' }) }));
    expect(data.sidebar).toEqual({
      name: 'current',
      current: [
        ['/docs/a', 'page'],
        ['/docs/c', 'true'],
      ],
    });
  });

  it('has no rules and no content if the page has none', () => {
    const head = createHead({ numbers: '', rules: '' });
    const data = build(createPage({ head, body: createBody({ content: '' }) }));
    expect([data.rules, data.content]).toEqual([[], '']);
  });
});

describe('readPageParts', () => {
  const head = createHead();

  it.each([
    [
      'without a part that differs',
      { head, body: createBody().replace(' data-page-content=""', '') },
    ],
    ['without a sidebar', { head, body: createBody().replace(' data-sidebar="current"', '') }],
    ['whose rules are in stylesheets', { head: headOfPage, body: createBody() }],
  ])('returns nothing for a page %s', (_name, page) => {
    expect(readPageParts(parseHtml(createPage(page)))).toBeUndefined();
  });
});

describe('readPageSidebar', () => {
  it('returns the place of the sidebar’s content', () => {
    const html = createPage({ head: createHead(), body: createBody({ more: '' }) });
    const { name, span } = readPageSidebar(parseHtml(html)) ?? { span: [0, 0] as const };
    expect(name).toBe('current');
    expect(html.slice(...span)).toBe(
      '<nav><a href="/docs/a" aria-current="page">A</a><a href="/docs/c" aria-current="true">C</a></nav>',
    );
  });

  it('returns nothing for a page without a sidebar', () => {
    expect(readPageSidebar(parseHtml(createPage()))).toBeUndefined();
  });
});

describe('listCommonParts', () => {
  const createWith = (numbers: readonly number[], scripts: readonly string[]) =>
    read(
      createPage({
        head:
          scripts.map((src) => `<script async="" src="/scripts/${src}.js"></script>`).join('') +
          `<style data-rules="${numbers.join()}">${numbers.map((number) => `.r${number}{top:0}`).join('\n')}</style>`,
        body: createBody(),
      }),
    );

  it('lists the rules of nearly all pages, in their order, and the scripts of all', () => {
    const pages = [
      createWith([2, 7], ['controls']),
      createWith([1, 2, 7], ['controls', 'feedback']),
      createWith([1, 2, 3, 7], ['controls', 'feedback']),
      createWith([7, 2], ['feedback', 'controls']),
    ];
    const { rules, scripts } = listCommonParts(pages);
    expect([...rules]).toEqual([
      [2, '.r2{top:0}'],
      [7, '.r7{top:0}'],
    ]);
    expect([...scripts]).toEqual(['/scripts/controls.js']);
  });

  it('lists nothing without pages', () => {
    expect(listCommonParts([])).toEqual(nothingCommon);
  });

  it('gives each page all of its rules, together with what is its own', () => {
    const pages = [createWith([1, 2], []), createWith([2, 3], []), createWith([2, 4], [])];
    const common = listCommonParts(pages);
    for (const { parts, html } of pages) {
      const { commonRules, rules } = buildPageData(parts, html, common);
      expect(commonRules).toBe('2');
      const all = new Map([...common.rules, ...rules]);
      for (const number of html.match(/data-rules="([\d,]+)"/)?.[1]?.split(',') ?? [])
        expect(all.get(Number(number))).toBe(`.r${number}{top:0}`);
    }
  });
});

import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kit/html/parse-html';
import { pageToMarkdown } from './page-to-markdown';

const convert = (article: string) =>
  pageToMarkdown(parseHtml(`<main><article>${article}</article></main>`), {
    toAbsolute: (href) => (href.startsWith('/') ? `https://docs.example.com${href}` : href),
    getScreenState: (id) => JSON.stringify({ id }),
  });

describe('pageToMarkdown', () => {
  it('converts headings, text, lists and tables, and makes links absolute', () => {
    expect(
      convert(
        '<h1>Policies</h1><p>See <a href="/api">the API</a> and <code>x</code>.</p><ul><li>One</li></ul>' +
          '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      ),
    ).toBe(
      '# Policies\n\nSee [the API](https://docs.example.com/api) and `x`.\n\n- One\n\n| A |\n| - |\n| 1 |\n',
    );
  });

  it.each([
    ['10<sup>6</sup> and 10<sup>-6</sup>', '10<sup>6</sup> and 10<sup>-6</sup>'],
    ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
    ['<em>x</em><sub>1</sub><sup>2</sup>', '*x*<sub>1</sub><sup>2</sup>'],
    ['Press <kbd>Ctrl</kbd>+<kbd>C</kbd>', 'Press `Ctrl`+`C`'],
    ['a <mark>b</mark> <del>c</del> <ins>d</ins>', 'a *b* ~~c~~ <ins>d</ins>'],
    ['<ruby>漢<rt>kan</rt></ruby>', '<ruby>漢<rt>kan</rt></ruby>'],
    ['Say <q>yes</q>', 'Say "yes"'],
    ['1 &lt; 2 and [a](b) *c*', '1 < 2 and \\[a]\\(b) \\*c\\*'],
  ])('says what the page says: %s', (html, markdown) => {
    expect(convert(`<p>${html}</p>`)).toBe(`${markdown}\n`);
    expect(convert(`<table><tr><th>A</th></tr><tr><td>${html}</td></tr></table>`)).toContain(
      `| ${markdown} |`,
    );
  });

  it('converts footnotes', async () => {
    const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
    const page = await processor.run(
      processor.parse(
        '## Limits[^a]\n\nOne[^1], two[^a].\n\n[^1]: First.\n[^a]: The `last`.\n\n    More.',
      ),
    );
    expect(convert(toHtml(page))).toBe(
      '## Limits[^a]\n\nOne[^1], two[^a].\n\n[^a]: The `last`.\n\n    More.\n\n[^1]: First.\n',
    );
  });

  it('converts code with its language and its title', () => {
    expect(
      convert(
        '<figure><figcaption>A call</figcaption><pre data-language="bash"><code><span class="t">curl</span> x</code></pre><div><button>Copy</button></div></figure>',
      ),
    ).toBe('A call:\n\n```bash\ncurl x\n```\n');
  });

  it('leaves out controls and decoration', () => {
    expect(
      convert(
        '<h2 id="use"><a class="heading-link" href="#use">Use</a></h2><div data-markdown="omit">Preview</div><nav>Home</nav><button>Go</button><svg><path/></svg><p>Text</p>',
      ),
    ).toBe('## Use\n\nText\n');
  });

  it('converts tasks, whose text is the label of their checkbox', () => {
    expect(
      convert(
        '<ul><li><label><input type="checkbox"/> Read <a href="/api">the API</a></label></li></ul>' +
          '<ol><li><p><label><input type="checkbox"/> Log in</label></p><p>Use the token.</p></li></ol>',
      ),
    ).toBe(
      '- [ ] Read [the API](https://docs.example.com/api)\n\n1. [ ] Log in\n\n   Use the token.\n',
    );
  });

  it('has no line numbers in code', () => {
    expect(
      convert(
        '<figure><pre data-language="ts"><span aria-hidden="true">1\n2</span><code>a\nb</code></pre></figure>',
      ),
    ).toBe('```ts\na\nb\n```\n');
  });

  it('converts fields to a table, with the paths of nested fields', () => {
    const row = (name: string, more = '') =>
      `<li id="${name}" data-record="field"><div><a href="#${name}" data-record-name=""><code>${name}</code></a><span>text</span><span>required</span><span>max 3</span></div><div>About <p>it</p></div>${more}</li>`;
    expect(
      convert(
        `<ul>${row('a', `<details><summary>1 field</summary><ul>${row('b')}</ul></details>`)}</ul>`,
      ),
    ).toBe(
      [
        '| Name | Type | Constraints | Description |',
        '| - | - | - | - |',
        '| `a` | text | required · max 3 | About · it |',
        '| `a.b` | text | required · max 3 | About · it |',
        '',
      ].join('\n'),
    );
  });

  it('separates blocks in cells and escapes pipes', () => {
    expect(
      convert(
        '<table><tr><th>Case</th></tr><tr><td>One<p>a|b</p><p>Done.</p><p>x</p></td></tr></table>',
      ),
    ).toBe('| Case |\n| - |\n| One · a\\|b · Done. x |\n');
  });

  it('separates adjacent inline elements, but does not split code', () => {
    expect(convert('<p><span>POST</span><code><wbr>/a<wbr>/b</code></p>')).toBe('POST `/a/b`\n');
    expect(convert('<p><a href="/a">Rule</a><span>: It applies.</span></p>')).toBe(
      '[Rule](https://docs.example.com/a): It applies.\n',
    );
  });

  it('labels tabs, collapsed parts, admonitions and terms', () => {
    expect(convert('<div><div role="tabpanel" data-tab="curl"><p>Text</p></div></div>')).toBe(
      '**curl**\n\nText\n',
    );
    expect(
      convert(
        '<details><summary><h2 id="a">Part</h2><span>About it.</span></summary><p>Text</p></details>',
      ),
    ).toBe('## Part\n\nAbout it.\n\nText\n');
    expect(convert('<details><summary>More</summary><p>Text</p></details>')).toBe(
      '**More**\n\nText\n',
    );
    expect(convert('<div role="note"><p>Tip</p><div><p>Text</p></div></div>')).toBe(
      '> **Tip**\n>\n> Text\n',
    );
    expect(convert('<dl><div><dt>Term</dt><dd>Meaning</dd></div></dl>')).toBe('- Term: Meaning\n');
  });

  it('says which parts work in a browser only, and has the JSON of screens', () => {
    expect(convert('<div data-markdown="interactive"><p>Loading</p></div>')).toBe(
      '*Interactive: open this page in a browser to use this part.*\n',
    );
    expect(
      convert(
        '<figure data-screen-state="home/0"><figcaption><span>Empty</span> No visits</figcaption></figure>',
      ),
    ).toBe('**Empty: No visits**\n\n```json\n{"id":"home/0"}\n```\n');
    expect(
      convert(
        '<figure data-screen-state="home/1"><figcaption><span>Error</span> Failed</figcaption></figure>',
      ),
    ).toBe(
      '**Error: Failed**\n\nThe same screen with other data:\n\n```json\n{"id":"home/1"}\n```\n',
    );
  });

  it('removes headings without content, and parts that only work in a browser', () => {
    const playground = '<section data-markdown="interactive"><p>Loading</p></section>';
    expect(
      convert(
        `<h2>Rules</h2><div data-markdown="omit">Filter</div><h2>Body</h2><p>Text</p><h3>Try it</h3><p>Click it.</p>${playground}<h2>Empty</h2><h3>Also empty</h3>`,
      ),
    ).toBe('## Body\n\nText\n');
    expect(
      convert(`<h2>Try it</h2>${playground}<pre data-language="json"><code>{}</code></pre>`),
    ).toBe(
      '## Try it\n\n*Interactive: open this page in a browser to use this part.*\n\n```json\n{}\n```\n',
    );
    expect(
      convert(
        `<h2>Sample</h2><pre data-language="json"><code>{}</code></pre>${playground}<p>More</p>`,
      ),
    ).toBe('## Sample\n\n```json\n{}\n```\n\nMore\n');
  });

  it('has a colon after a label, and no title that its text repeats', () => {
    expect(
      convert('<p><strong data-markdown="label">Blank</strong> <span>It applies.</span></p>'),
    ).toBe('**Blank:** It applies.\n');
    expect(
      convert(
        '<p><strong data-markdown="omit">Default</strong> <span>The default is 3.</span></p>',
      ),
    ).toBe('The default is 3.\n');
  });

  it('has only the names of fields that another page describes', () => {
    const row = (name: string, more = '') =>
      `<li id="${name}" data-record="field"><div><a href="#${name}" data-record-name=""><code>${name}</code></a><span>text</span></div>${more}</li>`;
    const fields = `<ul>${row('a', `<details><ul>${row('b')}</ul></details>`)}${row('c')}</ul>`;
    expect(convert(`<div data-markdown="names">${fields}</div>`)).toBe(
      'Fields, with details on the page of the schema: `a`, `c`.\n',
    );
  });

  it('leaves out a tab without content', () => {
    expect(
      convert(
        '<p>Text</p><div role="tabpanel" data-tab="Java"><div data-markdown="omit">x</div></div>',
      ),
    ).toBe('Text\n');
  });

  it('lists cards as links with their texts', () => {
    const card = (title: string) =>
      `<a href="/${title}"><svg></svg><span>${title}<svg></svg></span><div>About ${title}.</div></a>`;
    expect(convert(`<div>${card('A')}${card('B')}</div>`)).toBe(
      '- [A](https://docs.example.com/A): About A.\n- [B](https://docs.example.com/B): About B.\n',
    );
  });

  it('puts labels of meanings in parentheses', () => {
    expect(convert('<p>Meaning <small>Interpretation</small></p>')).toBe(
      'Meaning (Interpretation)\n',
    );
    expect(convert('<p>Update the user<small data-role-note=""></small></p>')).toBe(
      'Update the user\n',
    );
  });

  it('puts the label of one of several meanings before it', () => {
    expect(
      convert(
        '<table><tr><th>V</th></tr><tr><td><div>Expires.</div><div><span>A <code>v</code>.</span> <small>Interpretation</small></div></td></tr></table>',
      ),
    ).toBe('| V |\n| - |\n| Expires. Interpretation: A `v`. |\n');
  });

  it('has email addresses without escapes, and straight apostrophes', () => {
    expect(convert('<p>The doctor’s address is robin@example.com.</p>')).toBe(
      "The doctor's address is robin@example.com.\n",
    );
  });

  it('does not link a row to itself', () => {
    expect(
      convert('<table><tr><th>V</th></tr><tr id="A"><td><a href="#A">A</a></td></tr></table>'),
    ).toBe('| V |\n| - |\n| A |\n');
  });

  it('returns undefined for a page without an article', () => {
    expect(
      pageToMarkdown(parseHtml('<main><p>Search</p></main>'), { toAbsolute: String }),
    ).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kit/html/parse-html';
import { buildRecords } from './search-records';

const createPage = (article: string, head = '', attributes = '') =>
  parseHtml(
    `<html><head>${head}</head><body><nav>Menu</nav><main><article ${attributes}>${article}</article></main></body></html>`,
  );
const listTexts = (html: string) =>
  buildRecords(createPage(html), '/x').map(({ url, text }) => [url, text]);

describe('buildRecords', () => {
  it('splits a page at its headings with ids', () => {
    expect(
      listTexts(
        '<h1>Title</h1><p>Intro</p><h2 id="a">Part A<a></a></h2><p>One</p><h3 id="b">Part B</h3><ul><li>x</li><li>y</li></ul>',
      ),
    ).toEqual([
      ['/x', 'Intro'],
      ['/x#a', 'One'],
      ['/x#b', 'x y'],
    ]);
  });

  it('reads the kind, context, breadcrumbs, identifiers, and keywords of a page', () => {
    const page = createPage(
      '<nav aria-label="Breadcrumbs" data-search="off"><ol><li><a href="/"></a></li><li>API</li><li>Policies</li><li>Search policies</li></ol></nav><h1>Search policies</h1><p data-identifier><span>GET</span> <code><wbr>/policies<wbr>/{id}</code></p><h2 id="rules">Rules</h2>Some',
      '<meta name="keywords" content="find,wildcard">',
      'data-page-kind="operation" data-context="api"',
    );
    expect(buildRecords(page, '/api/operations/searchPolicies')).toEqual([
      {
        url: '/api/operations/searchPolicies',
        kind: 'operation',
        context: 'api',
        trail: ['API', 'Policies'],
        name: 'Search policies',
        identifiers: ['searchPolicies', 'GET /policies/{id}'],
        keywords: 'find, wildcard',
        questions: [],
        contents: 'Rules',
        text: 'GET `/policies/{id}`',
        prose: '',
        otherText: 'GET `/policies/{id}`',
        signature: 'GET /policies/{id}',
      },
      {
        url: '/api/operations/searchPolicies#rules',
        kind: 'section',
        context: 'api',
        trail: ['API', 'Policies', 'Search policies'],
        name: 'Rules',
        identifiers: [],
        keywords: '',
        questions: [],
        contents: '',
        text: 'Some',
        prose: '',
        otherText: 'Some',
        signature: '',
      },
    ]);
  });

  it('reads the kind of a heading, and the numbers of the values in a numbered list', () => {
    const records = buildRecords(
      createPage(
        '<h1>Specialty</h1><p>What a doctor treats. There are two.</p><h2 id="values">Values</h2><ol><li id="A" data-record="value"><b data-record-name>A</b></li><li id="B" data-record="value"><b data-record-name>B</b></li></ol><h2 id="1-read" data-record="step">1. Read</h2><p>Text</p>',
      ),
      '/x',
    );
    expect(records.map(({ url, kind, aliases, prose }) => [url, kind, aliases, prose])).toEqual([
      ['/x', 'guide', undefined, 'What a doctor treats. There are two.'],
      ['/x#1-read', 'step', undefined, ''],
      ['/x#A', 'value', ['Specialty 1'], 'What a doctor treats. Value 1 in the list.'],
      ['/x#B', 'value', ['Specialty 2'], 'What a doctor treats. Value 2 in the list.'],
    ]);
  });

  it('ignores excluded elements, scripts, and everything outside the article', () => {
    expect(
      listTexts('<h1>T</h1><div data-search="off">Gone</div><script>gone()</script><p>Kept</p>'),
    ).toEqual([['/x', 'Kept']]);
  });

  it('returns no records for the home page and pages marked noindex', () => {
    expect(buildRecords(createPage('<h1>T</h1>'), '/')).toEqual([]);
    expect(
      buildRecords(createPage('<h1>T</h1>', '<meta name="robots" content="noindex">'), '/x'),
    ).toEqual([]);
  });

  it('creates a record for each row with an id and for nested rows', () => {
    const records = buildRecords(
      createPage(
        '<h1>Policy</h1><h2 id="fields">Fields</h2><ul><li id="usersLimit" data-record="parameter"><a data-record-name=""><code>usersLimit</code></a><span>integer</span><p>Limit of users.</p><ul><li id="usersLimit.most" data-record="field"><b data-record-name="">most</b> The most.</li></ul><div data-search="off"><p id="copy" data-record="field">copy</p></div></li></ul>',
      ),
      '/p',
    );
    expect(records[0]?.contents).toBe('Fields, usersLimit, most');
    expect(records.map(({ url, kind, name, text }) => [url, kind, name, text])).toEqual([
      ['/p', 'guide', 'Policy', ''],
      ['/p#usersLimit', 'parameter', 'usersLimit', 'integer Limit of users.'],
      ['/p#usersLimit.most', 'field', 'most', 'The most.'],
    ]);
  });

  it('names the fields of an element with its page, and not those of a guide', () => {
    const html =
      '<h1>Button</h1><h2 id="fields">Fields</h2><ul><li id="field-label" data-record="field">Label</li></ul>';
    const listNames = (attributes: string) =>
      buildRecords(createPage(html, '', attributes), '/p').map(({ name }) => name);
    expect(listNames('data-page-kind="element"')).toEqual([
      'Button',
      'Button fields',
      'field-label',
    ]);
    expect(listNames('')).toEqual(['Button', 'field-label']);
  });

  it('omits a heading without text unless it has subheadings', () => {
    expect(
      listTexts('<h1>T</h1><h2 id="a">A</h2><h3 id="b">B</h3>Text<h2 id="c">C</h2>').map(
        ([url]) => url,
      ),
    ).toEqual(['/x', '/x#a', '/x#b']);
  });

  it('separates words that appear apart on the page, but not the tokens of highlighted code', () => {
    expect(
      listTexts('<h1>T</h1><table><tr><td>path</td><td>/token</td></tr></table>')[0]?.[1],
    ).toBe('path /token');
    expect(listTexts('<h1>T</h1><p><a>Base</a><a>Fields</a> and <code>a</code>.</p>')[0]?.[1]).toBe(
      'Base Fields and `a`.',
    );
    expect(
      listTexts(
        '<h1>T</h1><pre><code><span>"a"</span><span>:</span><span> true</span></code></pre>',
      )[0]?.[1],
    ).toBe('"a": true');
  });

  it('gives a row without a sentence its type or its short meaning to display', () => {
    const [, row] = buildRecords(
      createPage(
        '<h1>Country</h1><table><tr id="SS" data-record="value"><th data-record-name="">SS</th><td>South Sudan</td></tr></table>',
      ),
      '/api/schemas/Country',
    );
    expect(row).toMatchObject({ name: 'SS', prose: 'South Sudan' });
  });

  it('reads the badge of a page and of each row, not those of lists and of nested fields', () => {
    const page = createPage(
      '<h1>T</h1><p><a href="/x"><span data-change="changed" data-search="off">Changed</span></a></p>' +
        '<h2 id="fields">Fields</h2><p>Two.</p><ul><li id="a" data-record="field"><a data-record-name>a</a>' +
        '<span data-change="new" data-search="off">New</span><p>One.</p></li><li id="b" data-record="field">' +
        '<a data-record-name>b</a><p>One.</p><details data-search="off"><ul><li id="b.c" data-record="field">' +
        '<span data-change="new">New</span></li></ul></details></li></ul>' +
        '<ul data-search="off"><li><span data-change="deprecated">Deprecated</span></li></ul>',
    );
    const records = buildRecords(page, '/x');
    expect(records.map(({ url, badge }) => [url, badge])).toEqual([
      ['/x', 'changed'],
      ['/x#fields', undefined],
      ['/x#a', 'new'],
      ['/x#b', undefined],
    ]);
    expect(records.map(({ text }) => text).join(' ')).not.toMatch(/New|Changed/);
  });
});

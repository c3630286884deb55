import { describe, expect, it } from 'vitest';
import { buildRecords } from './search-records';

const page = (article: string, head = '', marks = '') =>
  `<html><head>${head}</head><body><nav>Menu</nav><main><article ${marks}>${article}</article></main></body></html>`;
const texts = (html: string) => buildRecords(page(html), '/x').map(({ url, text }) => [url, text]);

describe('buildRecords', () => {
  it('cuts a page at its headings with anchors', () => {
    expect(
      texts(
        '<h1>Title</h1><p>Intro</p><h2 id="a">Part A<a></a></h2><p>One</p><h3 id="b">Part B</h3><ul><li>x</li><li>y</li></ul>',
      ),
    ).toEqual([
      ['/x', 'Intro'],
      ['/x#a', 'One'],
      ['/x#b', 'x y'],
    ]);
  });

  it('reads what the page is, where it stands and by what it wants to be found', () => {
    const html = page(
      '<nav aria-label="Breadcrumbs" data-search="off"><ol><li><a href="/"></a></li><li>API</li><li>Policies</li><li>Search policies</li></ol></nav><h1>Search policies</h1><p data-identifier><span>GET</span> <code><wbr>/policies<wbr>/{id}</code></p><h2 id="rules">Rules</h2>Some',
      '<meta name="keywords" content="find,wildcard">',
      'data-kind="operation" data-context="api"',
    );
    expect(buildRecords(html, '/api/operations/searchPolicies')).toEqual([
      {
        url: '/api/operations/searchPolicies',
        kind: 'operation',
        context: 'api',
        trail: ['API', 'Policies'],
        name: 'Search policies',
        identifiers: ['searchPolicies', 'GET /policies/{id}'],
        keywords: 'find, wildcard',
        contents: 'Rules',
        text: 'GET /policies/{id}',
      },
      {
        url: '/api/operations/searchPolicies#rules',
        kind: 'section',
        context: 'api',
        trail: ['API', 'Policies', 'Search policies'],
        name: 'Rules',
        identifiers: [],
        keywords: '',
        contents: '',
        text: 'Some',
      },
    ]);
  });

  it('leaves out what is marked off, scripts and everything outside the article', () => {
    expect(
      texts('<h1>T</h1><div data-search="off">Gone</div><script>gone()</script><p>Kept</p>'),
    ).toEqual([['/x', 'Kept']]);
  });

  it('leaves out the home page and pages that are not to be indexed', () => {
    expect(buildRecords(page('<h1>T</h1>'), '/')).toEqual([]);
    expect(
      buildRecords(page('<h1>T</h1>', '<meta name="robots" content="noindex">'), '/x'),
    ).toEqual([]);
  });

  it('makes a record of each row with an address, and of rows in it', () => {
    const records = buildRecords(
      page(
        '<h1>Policy</h1><h2 id="fields">Fields</h2><ul><li id="usersLimit" data-record="parameter"><a data-record-name=""><code>usersLimit</code></a><span>integer</span><p>Limit of users.</p><ul><li id="usersLimit.most" data-record="field"><b data-record-name="">most</b> The most.</li></ul><div data-search="off"><p id="copy" data-record="field">copy</p></div></li></ul>',
      ),
      '/p',
    );
    expect(records.map(({ url, kind, name, text }) => [url, kind, name, text])).toEqual([
      ['/p', 'guide', 'Policy', ''],
      ['/p#usersLimit', 'parameter', 'usersLimit', 'integer Limit of users.'],
      ['/p#usersLimit.most', 'field', 'most', 'The most.'],
    ]);
  });

  it('leaves out a heading that has nothing below it, but for one above other headings', () => {
    expect(
      texts('<h1>T</h1><h2 id="a">A</h2><h3 id="b">B</h3>Text<h2 id="c">C</h2>').map(
        ([url]) => url,
      ),
    ).toEqual(['/x', '/x#a', '/x#b']);
  });

  it('keeps words apart that the page keeps apart, and highlighted code together', () => {
    expect(texts('<h1>T</h1><table><tr><td>path</td><td>/token</td></tr></table>')[0]?.[1]).toBe(
      'path /token',
    );
    expect(texts('<h1>T</h1><p><a>Base</a><a>Fields</a> and <code>a</code>.</p>')[0]?.[1]).toBe(
      'Base Fields and a.',
    );
    expect(
      texts(
        '<h1>T</h1><pre><code><span>"a"</span><span>:</span><span> 1</span></code></pre>',
      )[0]?.[1],
    ).toBe('"a": 1');
  });
});

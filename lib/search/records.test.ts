import { describe, expect, it } from 'vitest';
import { buildRecords } from './records';

const page = (article: string, head = '') =>
  `<html><head>${head}</head><body><nav>Menu</nav><main><article>${article}</article></main></body></html>`;

describe('buildRecords', () => {
  it('cuts a page at its headings with anchors', () => {
    const html = page(
      '<h1>Title</h1><p>Intro</p><h2 id="a">Part A<a></a></h2><p>One</p><h3 id="b">Part B</h3><ul><li>x</li><li>y</li></ul>',
    );
    expect(buildRecords(html, '/docs/x')).toEqual([
      { url: '/docs/x', page: 'Title', heading: '', text: 'Intro' },
      { url: '/docs/x#a', page: 'Title', heading: 'Part A', text: 'One' },
      { url: '/docs/x#b', page: 'Title', heading: 'Part B', text: 'x y' },
    ]);
  });

  it('leaves out what is marked off, scripts and everything outside the article', () => {
    const html = page(
      '<h1>T</h1><div data-search="off">Gone</div><script>gone()</script><p>Kept</p>',
    );
    expect(buildRecords(html, '/x')[0]?.text).toBe('Kept');
  });

  it('leaves out pages that are not to be indexed', () => {
    expect(
      buildRecords(page('<h1>T</h1>', '<meta name="robots" content="noindex">'), '/x'),
    ).toEqual([]);
  });

  it('makes a record of each row with an address, named by what it marks', () => {
    const html = page(
      '<h1>Policy</h1><h2 id="fields">Fields</h2><p>All</p><ul><li id="usersLimit" data-record="field"><a data-record-name=""><code>usersLimit</code></a><span>integer</span><p>Limit of users.</p></li></ul>',
    );
    expect(buildRecords(html, '/p')).toEqual([
      { url: '/p', page: 'Policy', heading: '', text: '' },
      { url: '/p#fields', page: 'Policy', heading: 'Fields', text: 'All' },
      {
        url: '/p#usersLimit',
        page: 'Policy',
        heading: 'usersLimit',
        text: 'integer Limit of users.',
      },
    ]);
  });

  it('keeps words in neighbouring cells apart', () => {
    const html = page('<h1>T</h1><table><tr><td>path</td><td>/token</td></tr></table>');
    expect(buildRecords(html, '/x')[0]?.text).toBe('path /token');
  });
});

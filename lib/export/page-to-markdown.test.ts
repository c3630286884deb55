import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html';
import { pageToMarkdown } from './page-to-markdown';

const convert = (article: string) =>
  pageToMarkdown(parseHtml(`<main><article>${article}</article></main>`), (href) =>
    href.startsWith('/') ? `https://docs.example.com${href}` : href,
  );

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
        '<h2>Use<a class="heading-link" href="#use" aria-label="Direct link"></a></h2><div data-search="off">Preview</div><nav>Home</nav><button>Go</button><svg><path/></svg><p>Text</p>',
      ),
    ).toBe('## Use\n\nText\n');
  });

  it('returns undefined for a page without an article', () => {
    expect(pageToMarkdown(parseHtml('<main><p>Search</p></main>'), String)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown';

describe('renderMarkdown', () => {
  it('links inline code that is the name of a page', () => {
    const findUrl = (word: string) => (word === 'Policy' ? '/api/schemas/Policy' : undefined);
    expect(renderMarkdown('See `Policy` and `other`.', { findUrl })).toBe(
      'See <a href=/api/schemas/Policy><code>Policy</code></a> and <code>other</code>.',
    );
  });

  it('renders paragraphs only if there is more than one', () => {
    expect(renderMarkdown('Now **2.0**.')).toBe('Now <strong>2.0</strong>.');
    expect(renderMarkdown('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('resolves links, and opens other sites in a new tab', () => {
    const resolveUrl = (href: string) => href.replace(/^\//, '/hub/');
    expect(renderMarkdown('[more](/docs/x)', { resolveUrl })).toBe('<a href=/hub/docs/x>more</a>');
    expect(renderMarkdown('[away](https://www.example.com/)', { resolveUrl })).toBe(
      '<a href=https://www.example.com/ target=_blank rel=noopener>away</a>',
    );
  });

  it('renders tables, which the keyboard can scroll', () => {
    const html = renderMarkdown('| A | B |\n| - | - |\n| `x` | y |', { findUrl: () => '/x' });
    expect(html).toMatch(
      /^<div class=table-scroller role=region aria-label=Table tabindex=0><table>/,
    );
    expect(html).toContain('<td><a href=/x><code>x</code></a></td>');
  });

  it('removes HTML', () => {
    expect(
      renderMarkdown('<script>alert(1)</script> <b>x</b> <img src=x onerror=alert(1)>'),
    ).not.toMatch(/<script|<b>|<img/);
  });
});

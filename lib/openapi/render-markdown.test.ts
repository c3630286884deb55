import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown';

const findPath = (word: string) => (word === 'Policy' ? '/api/schemas/Policy' : undefined);

describe('renderMarkdown', () => {
  it('leads from a word in code type to what it names', () => {
    expect(renderMarkdown('See `Policy` and `other`.', findPath)).toBe(
      'See <a href=/api/schemas/Policy><code>Policy</code></a> and <code>other</code>.',
    );
  });
  it('keeps paragraphs only where there are several', () => {
    expect(renderMarkdown('One.\n\nTwo.', findPath)).toBe('<p>One.</p>\n<p>Two.</p>');
  });
  it('lets no HTML through', () => {
    expect(renderMarkdown('<script>alert(1)</script> <b>x</b>', findPath)).not.toMatch(
      /<script|<b>/,
    );
  });
});

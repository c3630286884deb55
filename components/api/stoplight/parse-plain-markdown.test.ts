import { describe, expect, it } from 'vitest';
import { parsePlainMarkdown } from './parse-plain-markdown';

describe('parsePlainMarkdown', () => {
  it('finds paragraphs, code and strong text', () => {
    expect(parsePlainMarkdown('A `token` is **not\nread**.\n\nNext')).toEqual([
      [
        { kind: 'text', text: 'A ' },
        { kind: 'code', text: 'token' },
        { kind: 'text', text: ' is ' },
        { kind: 'strong', text: 'not\nread' },
        { kind: 'text', text: '.' },
      ],
      [{ kind: 'text', text: 'Next' }],
    ]);
    expect(parsePlainMarkdown(' \n')).toEqual([]);
  });

  it.each([
    '- item',
    'Text\n1. item',
    '# Heading',
    '> quote',
    'Title\n===',
    '    code',
    '```\ncode\n```',
    '[link](https://example.com)',
    'https://example.com',
    'www.example.com',
    'a@example.com',
    '<b>text</b>',
    '&amp;',
    'a\\*b',
    '*a*',
    'ER_P_',
    '~~a~~',
    '**a*b**',
    '`open',
    '`` a`b ``',
    'line  \nline',
    ':smile:',
    'a | b',
  ])('leaves other markup to a parser: %j', (markdown) => {
    expect(parsePlainMarkdown(markdown)).toBeUndefined();
  });
});

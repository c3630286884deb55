import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { createDraft } from './request-draft';
import { createRequestSamples } from './request-samples';
import { tokenizeCode } from './tokenize-code';

describe('tokenizeCode', () => {
  it('finds comments, strings, constants, and keywords', () => {
    const source = "// Reads it.\nconst url = 'https://example.com/1'; // 2\nawait send(url, 3);";
    const tokens = tokenizeCode(source, 'typescript').filter(({ kind }) => kind !== 'text');
    expect(tokens.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'comment // Reads it.',
      'keyword const',
      "string 'https://example.com/1'",
      'comment // 2',
      'keyword await',
      'constant 3',
    ]);
  });

  it('finds a command, its options, and the JSON that it sends', () => {
    const source = `curl --request POST \\\n  --data '{ "a": ["b", 1] }'`;
    const tokens = tokenizeCode(source, 'curl').filter(({ kind }) => kind !== 'text');
    expect(tokens.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'function curl',
      'string --request',
      'string POST',
      'string --data',
      'keyword "a"',
      'string "b"',
      'constant 1',
    ]);
  });

  it('keeps the code of every language, and finds its strings and keywords', async () => {
    for (const { id, source } of createRequestSamples(description, createDraft(description))) {
      const tokens = tokenizeCode(source, id);
      expect(tokens.map(({ text }) => text).join(''), id).toBe(source);
      const kinds = tokens.map(({ kind }) => kind);
      expect(kinds, id).toContain('string');
      if (id === 'curl') continue;
      expect(kinds, id).toContain('keyword');
      const url = tokens.find(({ text }) => text.includes('https://'));
      expect(url?.kind, id).toBe('string');
    }
  });
});

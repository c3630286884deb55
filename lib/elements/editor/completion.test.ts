import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContract } from '../load-contract';
import { getCompletions, getHover } from './completion';
import { parsePartialJson } from './partial-json';

/** The texts that completion inserts at the `|` in a text. */
function completeAt(textWithCursor: string): string[] {
  const source = parsePartialJson(textWithCursor.replace('|', ''));
  const completions = getCompletions(source, textWithCursor.indexOf('|'));
  return completions?.items.map(({ insertText }) => insertText) ?? [];
}

describe('getCompletions', () => {
  it('offers the fields that an element does not have yet', () => {
    const offered = completeAt('{"type":"button","label":"x",|}');
    expect(offered[0]).toBe('"action": {}');
    expect(offered).not.toContain('"label": ""');
  });

  it.each([
    '{\n  "|"\n  "type": "button",\n  "label": "x"\n}',
    '{\n  "type": "button",\n  "|"\n  "label": "x"\n}',
    '{\n  "type": "button",\n  "dis|"\n  "label": "x"\n}',
  ])('offers fields before others that the element has: %s', (text) => {
    const offered = completeAt(text);
    expect(offered).toContain('"disabled": false');
    expect(offered).not.toContain('"label": ""');
  });

  it('offers the names of all elements for a type, and complete elements in a list', () => {
    expect(completeAt('{"type":"|"}')).toHaveLength(getContract().elements.length);
    expect(completeAt('{"type":"group","content":[|]}')).toContain('{ "type": "button" }');
  });

  it.each([
    ['{"type":"alert","tone":"|"}', '"danger"'],
    ['{"type":"button","action":{"type":"|"}}', '"deepLink"'],
    ['{"type":"button","disabled":|}', 'true'],
    ['{"type":"button",\n  "la|\n}', '"label": ""'],
    ['{"type":"button","la|":"x"}', '"label"'],
  ])('in %s it offers %s', (text, expected) => {
    expect(completeAt(text)).toContain(expected);
  });

  it('offers nothing outside of the document', () => {
    expect(completeAt('{"type":"button"}|')).toEqual([]);
    expect(completeAt('|')).toEqual([]);
  });
});

describe('getHover', () => {
  it('describes a field and whether it is required', () => {
    const source = parsePartialJson('{"type":"button","label":"x"}');
    expect(getHover(source, 20)).toMatchObject({ title: expect.stringContaining('required') });
    expect(getHover(source, 12)?.text).toContain('main action');
  });
});

describe('getCompletions and getHover', () => {
  it('never throw for any text', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      'type',
      'button',
      '\\',
      '1',
      ' ',
      '\n',
      'é',
      '𝄞',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), fc.nat(60), (tokens, position) => {
        const source = parsePartialJson(tokens.join(''));
        const offset = Math.min(position, source.text.length);
        getCompletions(source, offset);
        getHover(source, offset);
        return true;
      }),
      { numRuns: 3000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveDocument } from '../resolve-document';
import { getCompletions, getHover } from './completion';
import { parsePartialJson } from './partial-json';
import { decodeSharedText, encodeSharedText } from './share-encoding';
import { readSharedHash } from './share-hash';

/** Suggestions at the bar in a text. */
function at(marked: string): string[] {
  const source = parsePartialJson(marked.replace('|', ''));
  return (
    getCompletions(source, marked.indexOf('|'))?.items.map(({ insertText: insert }) => insert) ?? []
  );
}

describe('suggest', () => {
  it('offers the fields that an element does not have yet', () => {
    const offered = at('{"type":"button","label":"x",|}');
    expect(offered[0]).toBe('"action": {}');
    expect(offered).not.toContain('"label": ""');
  });

  it('offers elements by name, and whole ones in a list', () => {
    expect(at('{"type":"|"}')).toHaveLength(58);
    expect(at('{"type":"group","content":[|]}')).toContain('{ "type": "button" }');
  });

  it.each([
    ['{"type":"alert","tone":"|"}', '"danger"'],
    ['{"type":"button","action":{"type":"|"}}', '"deepLink"'],
    ['{"type":"button","disabled":|}', 'true'],
    ['{"type":"button",\n  "la|\n}', '"label": ""'],
    ['{"type":"button","la|":"x"}', '"label"'],
  ])('in %s it offers %s', (text, expected) => {
    expect(at(text)).toContain(expected);
  });

  it('offers nothing outside', () => {
    expect(at('{"type":"button"}|')).toEqual([]);
    expect(at('|')).toEqual([]);
  });

  it('never throws, whatever is typed', () => {
    const piece = fc.constantFrom(
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
      fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(60), (pieces, position) => {
        const source = parsePartialJson(pieces.join(''));
        const place = Math.min(position, source.text.length);
        getCompletions(source, place);
        getHover(source, place);
        return true;
      }),
      { numRuns: 3000 },
    );
  });
});

describe('explain', () => {
  it('says what a field means and whether it is needed', () => {
    const source = parsePartialJson('{"type":"button","label":"x"}');
    expect(getHover(source, 20)).toMatchObject({ title: expect.stringContaining('required') });
    expect(getHover(source, 12)?.text).toContain('main action');
  });
});

describe('readJson', () => {
  it('reads what is whole as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parsePartialJson(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('knows where each value stands', () => {
    const text = '{"a": [1, {"b/c": true}]}';
    const place = parsePartialJson(text).ranges.get('/a/1/b~1c');
    expect(place && text.slice(place.from, place.to)).toBe('true');
  });
});

describe('readDocument', () => {
  it('applies an override and tells a change without a target', () => {
    const screen = { contract: '1.0', screen: 'a', content: [{ type: 'line', id: 'rule' }] };
    const change = (target: string) => ({
      contract: '1.0',
      screen: 'a',
      changes: [{ op: 'remove', target }],
    });
    expect(resolveDocument({ screen, override: change('rule') })).toEqual({
      document: { ...screen, content: [] },
      issues: [],
    });
    expect(resolveDocument({ screen, override: change('none') }).issues).toHaveLength(1);
  });

  it('tells an override whose result breaks the contract', () => {
    const screen = {
      contract: '1.0',
      screen: 'a',
      content: [{ type: 'title', id: 't', text: 'A' }],
    };
    const changes = [{ op: 'merge', target: 't', fields: { level: 9 } }];
    const { issues } = resolveDocument({
      screen,
      override: { contract: '1.0', screen: 'a', changes },
    });
    expect(issues).toMatchObject([{ pointer: '/override/changes' }]);
    expect(issues[0]?.message).toContain('/content/0/level');
  });
});

describe('a shared link', () => {
  it('carries any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const encoded = await encodeSharedText(text);
        expect(encoded).toMatch(/^[\w-]*$/);
        expect(await decodeSharedText(encoded)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['', '!!!', 'AAAA', '%00', 'e30'])('reads nothing from %j', async (encoded) => {
    expect(await decodeSharedText(encoded)).toBeUndefined();
  });

  it('refuses a small link that unfolds to a very long text', async () => {
    const { deflateRawSync } = await import('node:zlib');
    const bomb = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
    expect(await decodeSharedText(bomb)).toBeUndefined();
  });

  it('belongs to one playground', () => {
    expect(readSharedHash('#button=abc', 'button')).toBe('abc');
    expect(readSharedHash('#button=abc', 'card')).toBeUndefined();
  });
});

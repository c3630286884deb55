import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson, writeExactJson } from './exact-json';
import { ExactNumber } from './exact-number';
import { isRecord } from './is-record';

/** Numbers as JSON can have them, most of which JavaScript writes in another way. */
const numberTexts = fc.stringMatching(
  /^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/,
);

describe('parseExactJson', () => {
  it.each([
    '9007199254740993',
    '-0',
    '1.10',
    '1e2',
    '1E+2',
    '0.1000000000000000055511151231257827',
  ])('keeps %s', (text) => {
    expect(writeExactJson(parseExactJson(`{"a":[${text}]}`)?.value)).toBe(`{"a":[${text}]}`);
  });

  it('keeps every number, anywhere', () => {
    fc.assert(
      fc.property(numberTexts, fc.string(), (text, key) => {
        const json = `[${text},{${JSON.stringify(key)}:${text}}]`;
        expect(writeExactJson(parseExactJson(json)?.value)).toBe(json);
      }),
    );
  });

  it('reads and writes all other values as JSON does', () => {
    fc.assert(
      fc.property(
        fc.json({ noUnicodeString: false }),
        fc.constantFrom(undefined, 2),
        (json, space) => {
          const parsed: unknown = JSON.parse(json);
          const [text, exact] = [JSON.stringify(parsed), parseExactJson(JSON.stringify(parsed))];
          expect(writeExactJson(exact?.value)).toBe(text);
          if (!text.includes('e')) expect(exact?.value).toEqual(parsed);
          expect(writeExactJson(parsed, space)).toBe(JSON.stringify(parsed, null, space));
        },
      ),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[[\]{},:"0-9.eE+\-a \\]{0,8}$/), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(parseExactJson(text) !== undefined).toBe(isJson);
      }),
    );
  });

  it('says which key an object has twice', () => {
    expect(parseExactJson('{"a":1,"b":{"c":1,"c":2}}')).toMatchObject({ repeatedKey: 'c' });
    expect(parseExactJson('{"a":{"c":1},"b":{"c":2}}')?.repeatedKey).toBeUndefined();
  });
});

it('takes no number for an object', () => {
  const number = new ExactNumber('1e2');
  expect(isRecord(number)).toBe(false);
  expect([Number(number), String(number)]).toEqual([100, '1e2']);
});

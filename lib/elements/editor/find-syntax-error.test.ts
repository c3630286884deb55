import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxError } from './find-syntax-error';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The error as the playground shows it, with the marked text. */
function describeError(text: string) {
  const error = findSyntaxError(text);
  return error && `Line ${error.line}: ${error.message} ⟨${text.slice(error.from, error.to)}⟩`;
}

describe('findSyntaxError', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 2: A comma is missing after this. ⟨1⟩'],
    ['{ "a": 1, }', 'Line 1: Remove the comma before "}". ⟨,⟩'],
    ['[\n  1,\n]', 'Line 2: Remove the comma before "]". ⟨,⟩'],
    ['{ "a" 1 }', 'Line 1: A colon is missing after the field name. ⟨"⟩'],
    ['{ a: 1 }', 'Line 1: Field names need double quotation marks. ⟨a⟩'],
    ["{ 'a': 1 }", "Line 1: Field names need double quotation marks. ⟨'⟩"],
    ['{ "a": \'b\' }', "Line 1: Texts need double quotation marks. ⟨'⟩"],
    ['{ "a": b }', 'Line 1: Texts need quotation marks. ⟨b⟩'],
    ['{ "a": }', 'Line 1: A value is missing before "}". ⟨}⟩'],
    ['{\n  "a": "b\n}', 'Line 2: The quotation mark at the end is missing. ⟨"b⟩'],
    ['{ "a": "C:\\dir" }', 'Line 1: A backslash in a text must be written twice. ⟨\\d⟩'],
    ['{ "a": 01 }', 'Line 1: This isn’t a JSON number. ⟨01⟩'],
    ['{\n  "a": [1\n', 'Line 2: "]" is missing: the "[" in line 2 isn’t closed. ⟨1⟩'],
    ['{\n  "a": 1,\n', 'Line 2: "}" is missing: the "{" in line 1 isn’t closed. ⟨,⟩'],
    ['{ "a": 1 ] ', 'Line 1: Expected a comma or "}", found "]". ⟨]⟩'],
    ['{}\n{}', 'Line 2: Nothing can follow the end of the JSON. Remove this. ⟨{⟩'],
    ['{ // c\n}', 'Line 1: JSON has no comments. ⟨/⟩'],
    ['', 'Line 1: A value is missing at the end. ⟨⟩'],
  ])('explains what is wrong with %j', (text, expected) => {
    expect(describeError(text)).toBe(expected);
  });

  it('returns an error exactly if JSON.parse throws one', () => {
    // A change of one character makes most documents invalid, and some differently valid.
    const changed = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ...'{}[]",:\\ \n\t/0-.eu1t'))
      .map(([text, position, inserted]) => {
        const at = position % (text.length + 1);
        return text.slice(0, at) + inserted + text.slice(at + (position % 2));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), changed, fc.string()), (text) => {
        const error = findSyntaxError(text);
        expect(error === undefined).toBe(isJson(text));
        if (!error) return;
        expect(error.from).toBeGreaterThanOrEqual(0);
        expect(error.to).toBeLessThanOrEqual(text.length);
        expect(error.to > error.from || text === '').toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

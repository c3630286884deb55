import { describe, expect, it } from 'vitest';
import { contractLanguage } from './contract-language';
import { findIssueRange } from './editor-language';
import { parsePartialJson } from './partial-json';

const listUnderlined = (text: string) => {
  const source = parsePartialJson(text);
  return contractLanguage.lint(source.value).map((issue) => {
    const range = findIssueRange(source, issue);
    return range && text.slice(range.from, range.to);
  });
};

describe('contractLanguage.lint', () => {
  it.each([
    ['the name of an unknown field', '{ "type": "line", "colour": "red" }', '"colour"'],
    ['an invalid value', '{ "type": "alert", "text": "x", "tone": "red" }', '"red"'],
    ['the type of an unknown element', '{ "type": "lyne" }', '"lyne"'],
  ])('underlines %s', (_, text, underlined) => {
    expect(listUnderlined(text)).toEqual([underlined]);
  });
});

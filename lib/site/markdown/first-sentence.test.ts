import { expect, test } from 'vitest';
import { findFirstSentence } from './first-sentence';

test.each([
  ['One. Two.', 'One.'],
  ['Is it one? It is.', 'Is it one?'],
  ['Only one!', 'Only one!'],
  ['Version 2.0 of doctor-api.yaml. More.', 'Version 2.0 of doctor-api.yaml.'],
  ['No end', undefined],
  ['', undefined],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(findFirstSentence(text)).toBe(sentence);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRules } from './merge-rules';

const rule = (number: number) => [number, `r${number}`] as const;

it('has nothing to do if the document has all rules', () => {
  expect(mergeRules([rule(1), rule(2)], [rule(2)])).toBeUndefined();
});

it('keeps the order of all rules, each once, for any pages in any order', () => {
  const page = fc.uniqueArray(fc.nat(60)).map((numbers) => numbers.sort((a, b) => a - b).map(rule));
  fc.assert(
    fc.property(page, fc.array(page), (first, pages) => {
      let merged: ReadonlyArray<readonly [number, string]> = first;
      for (const next of pages) merged = mergeRules(merged, next) ?? merged;
      const numbers = merged.map(([number]) => number);
      expect(numbers).toEqual(
        [...new Set([first, ...pages].flat().map(([n]) => n))].sort((a, b) => a - b),
      );
    }),
  );
});

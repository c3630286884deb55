import { describe, expect, it } from 'vitest';
import { removeRuleSentences } from './remove-rule-sentences';

const rules = [{ title: 'Negative', rule: 'A negative value removes `excessFee`. It stays so.' }];

describe('withoutRules', () => {
  it('leaves out the sentences that a rule says again, whatever their signs', () => {
    expect(
      removeRuleSentences('The excess. A negative value removes excessFee. In euros.', rules),
    ).toBe('The excess. In euros.');
  });
  it('leaves out a paragraph of which nothing is left and keeps the others apart', () => {
    expect(removeRuleSentences('One.\n\nIt stays so.\n\nTwo.', rules)).toBe('One.\n\nTwo.');
  });
  it('changes nothing without rules', () => {
    expect(removeRuleSentences('One. Two.')).toBe('One. Two.');
  });
});

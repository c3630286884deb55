import { describe, expect, it } from 'vitest';
import { getDefinition } from './contract-fields';
import { getScreens } from './screens/load-screens';
import { createTestVectors } from './test-vectors';

const vectors = createTestVectors(getScreens());

describe('the test vectors', () => {
  it('have every format of a binding, and every kind of rule for disabled elements', () => {
    const formats = getDefinition('binding').fields.find(({ name }) => name === 'format')?.values;
    const used = vectors.texts.map(({ text }) =>
      typeof text === 'object' && 'bind' in text ? (text.format ?? 'text') : undefined,
    );
    expect(formats?.filter((format) => !used.some((name) => name === format))).toEqual([]);
    const kinds = getDefinition('disabledUntil').variants.length;
    expect(new Set(vectors.disabledUntil.map(({ rule }) => rule.kind)).size).toBe(kinds);
  });

  it('have a visible result for every example override', () => {
    for (const { override, outline } of vectors.overrides) {
      expect(outline, JSON.stringify(override)).not.toEqual([]);
    }
  });
});

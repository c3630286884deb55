import { describe, expect, it } from 'vitest';
import { b, inverseDocumentFrequency, k1, saturateTermFrequency } from './bm25';

describe('BM25', () => {
  it('uses the parameters of the specification (portal.txt, section 9)', () => {
    expect({ b, k1 }).toEqual({ b: 0.75, k1: 1.2 });
  });

  it('weighs one occurrence in a field of average length as 1', () => {
    expect(saturateTermFrequency(1, 10, 10)).toBeCloseTo(1);
  });

  it('increases with every occurrence but stays below k1 + 1', () => {
    const weights = [1, 2, 3, 1000].map((count) => saturateTermFrequency(count, 10, 10));
    expect(weights[1]).toBeCloseTo((2 * 2.2) / 3.2);
    expect(weights.every((weight, index) => weight > (weights[index - 1] ?? 0))).toBe(true);
    expect(weights.every((weight) => weight < k1 + 1)).toBe(true);
  });

  it('weighs a word more in a shorter field', () => {
    expect(saturateTermFrequency(1, 5, 10)).toBeGreaterThan(saturateTermFrequency(1, 20, 10));
  });

  it('gives rare terms a high IDF and terms of every record one near zero', () => {
    expect(inverseDocumentFrequency(1000, 1)).toBeGreaterThan(inverseDocumentFrequency(1000, 100));
    expect(inverseDocumentFrequency(1000, 1000)).toBeGreaterThan(0);
    expect(inverseDocumentFrequency(1000, 1000)).toBeLessThan(0.001);
  });
});

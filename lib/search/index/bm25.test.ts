import { describe, expect, it } from 'vitest';
import { b, inverseDocumentFrequency, k1, saturateTermFrequency } from './bm25';

describe('BM25', () => {
  it('has the factors of the specification', () => {
    expect({ b, k1 }).toEqual({ b: 0.75, k1: 1.2 });
  });

  it('counts one occurrence in a text of average length as one', () => {
    expect(saturateTermFrequency(1, 10, 10)).toBeCloseTo(1);
  });

  it('counts further occurrences less and less, and never above k1 + 1', () => {
    const counts = [1, 2, 3, 1000].map((count) => saturateTermFrequency(count, 10, 10));
    expect(counts[1]).toBeCloseTo((2 * 2.2) / 3.2);
    expect(counts.every((count, index) => count > (counts[index - 1] ?? 0))).toBe(true);
    expect(counts.every((count) => count < k1 + 1)).toBe(true);
  });

  it('counts the same word more in a shorter text', () => {
    expect(saturateTermFrequency(1, 5, 10)).toBeGreaterThan(saturateTermFrequency(1, 20, 10));
  });

  it('gives rare terms more, and those of every record hardly anything', () => {
    expect(inverseDocumentFrequency(1000, 1)).toBeGreaterThan(inverseDocumentFrequency(1000, 100));
    expect(inverseDocumentFrequency(1000, 1000)).toBeGreaterThan(0);
    expect(inverseDocumentFrequency(1000, 1000)).toBeLessThan(0.001);
  });
});

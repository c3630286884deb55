import { b, fieldNames, fieldWeights, k1 } from './bm25';

/**
 * FlexSearch stores the records of a term in slots, best first. A slot represents a BM25 weight on a logarithmic scale:
 * with 64 slots, adjacent ones differ by 11 %.
 */
export const slotCount = 64;

/** The upper bound of a weight: the term fills every field, each of which then has (k1 + 1) / (1 + k1 (1 - b)). */
const maxWeight =
  (fieldNames.reduce((sum, name) => sum + fieldWeights[name], 0) * (k1 + 1)) / (1 + k1 * (1 - b));
const minWeight = 0.02;
const slotRatio = (maxWeight / minWeight) ** (1 / (slotCount - 1));

/** Returns the slot for the weight of a term in a record. */
export function toSlot(weight: number): number {
  const slot = Math.round(Math.log(maxWeight / weight) / Math.log(slotRatio));
  return Math.min(slotCount - 1, Math.max(0, slot));
}

/** Returns the weight that a slot represents. */
export function slotValue(slot: number): number {
  return maxWeight / slotRatio ** slot;
}

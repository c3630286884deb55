import { b, fieldNames, fieldWeights, k1 } from './bm25';

/**
 * FlexSearch keeps the records of a term in slots, the best first. A slot stands for what the term counts in these
 * records (bm25.ts), on a logarithmic scale: 64 slots tell 11 % apart.
 */
export const slotCount = 64;

/** The most that a term can count: it fills all fields. With k1 and b alone it is (k1 + 1) / (1 + k1 (1 - b)) a field. */
const most =
  (fieldNames.reduce((sum, name) => sum + fieldWeights[name], 0) * (k1 + 1)) / (1 + k1 * (1 - b));
const least = 0.02;
const step = (most / least) ** (1 / (slotCount - 1));

/** The slot of what a term counts in a record. */
export function toSlot(value: number): number {
  const slot = Math.round(Math.log(most / value) / Math.log(step));
  return Math.min(slotCount - 1, Math.max(0, slot));
}

/** What a term counts in the records of a slot. */
export function slotValue(slot: number): number {
  return most / step ** slot;
}

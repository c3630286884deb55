import type { ScoredRecord } from './scorer';

/** The share of a result that stays for records that are not preferred, if there are that many. */
const otherShare = 3 / 8;

/**
 * Puts preferred records first.
 * @param ranked the best records
 * @param preferredRanked the best preferred records, of which some may be in `ranked`
 * @param limit the length of the result
 */
export function preferRecords(
  ranked: readonly ScoredRecord[],
  preferredRanked: readonly ScoredRecord[],
  limit: number,
  isPreferred: (id: number) => boolean,
): ScoredRecord[] {
  const known = new Set(ranked.map(({ id }) => id));
  const preferred = [
    ...ranked.filter(({ id }) => isPreferred(id)),
    ...preferredRanked.filter(({ id }) => !known.has(id)),
  ];
  const others = ranked.filter(({ id }) => !isPreferred(id));
  const otherCount = Math.min(others.length, Math.ceil(limit * otherShare));
  const first = preferred.slice(0, limit - otherCount);
  return [...first, ...others.slice(0, limit - first.length)];
}

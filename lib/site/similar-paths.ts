import { distance } from 'fastest-levenshtein';

/** How far a text may be from what was asked for, as a share of the longer one's length. */
const farthest = 0.4;

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/** How far two texts are from each other: 0 is the same, 1 has nothing in common. One inside the other is near. */
function compare(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 0;
  const isPart = Math.min(a.length, b.length) > 3 && (a.includes(b) || b.includes(a));
  return Math.min(distance(a, b) / longer, isPart ? 0.3 : 1);
}

/**
 * The known paths that a mistyped one may have meant, the nearest first. The last part counts, and the whole where
 * it is nearer: a page may have moved, or its folder may be mistyped.
 */
export function findSimilarPaths(wanted: string, known: readonly string[], limit = 5): string[] {
  const path = wanted
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '')
    .slice(0, 300);
  if (path === '') return [];
  return known
    .map((candidate) => {
      const other = candidate.toLowerCase();
      const whole = compare(path, other);
      const last = compare(lastPart(path), lastPart(other));
      // A candidate's own last part tells it apart; the rest of the way only ranks.
      return { candidate, near: last, rank: last + whole / 10 };
    })
    .filter(({ near }) => near <= farthest)
    .sort((a, b) => a.rank - b.rank || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

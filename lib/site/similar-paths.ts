import { distance } from 'fastest-levenshtein';

/** The maximum normalized distance of a similar name. */
const maxDistance = 0.4;

const getLastSegment = (path: string) => path.split('/').at(-1) ?? '';

/** Returns the normalized distance of two texts: 0 if they are equal, at most 1. A substring counts as similar. */
function getDistance(a: string, b: string): number {
  const maxLength = Math.max(a.length, b.length);
  if (maxLength === 0) return 0;
  const isSubstring = Math.min(a.length, b.length) > 3 && (a.includes(b) || b.includes(a));
  return Math.min(distance(a, b) / maxLength, isSubstring ? 0.3 : 1);
}

/**
 * Finds the known paths that are most similar to a mistyped or outdated one, the most similar first. The last segment
 * must be similar; the entire path only affects the order, because pages can move to other folders.
 */
export function findSimilarPaths(mistyped: string, known: readonly string[], limit = 5): string[] {
  const path = mistyped
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '')
    .slice(0, 300);
  if (path === '') return [];
  return known
    .map((candidate) => {
      const lowercased = candidate.toLowerCase();
      const pathDistance = getDistance(path, lowercased);
      const nameDistance = getDistance(getLastSegment(path), getLastSegment(lowercased));
      return { candidate, nameDistance, rank: nameDistance + pathDistance / 10 };
    })
    .filter(({ nameDistance }) => nameDistance <= maxDistance)
    .sort((a, b) => a.rank - b.rank || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

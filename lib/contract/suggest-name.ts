import { distance } from 'fastest-levenshtein';

/** The known name that is most similar to an unknown one; undefined if none is similar enough. */
export function suggestName(found: string, names: readonly string[]): string | undefined {
  const normalized = found.toLowerCase();
  const scored = names
    .map((name) => ({ name, score: distance(normalized, name.toLowerCase()) }))
    .sort((a, b) => a.score - b.score);
  const [best] = scored;
  // Two transposed letters are a distance of 2: "kye" must match "key", but "x" must not match anything.
  return best && best.score <= Math.ceil(normalized.length / 2.5) ? best.name : undefined;
}

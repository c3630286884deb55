import { distance } from 'fastest-levenshtein';

/** The known name that a misspelt one most likely means; undefined where none is close. */
export function suggestName(found: string, names: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  const scored = names
    .map((name) => ({ name, score: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.score - b.score);
  const [best] = scored;
  // Two swapped letters count as two: «kye» must still find «key», and «x» nothing.
  return best && best.score <= Math.ceil(wanted.length / 2.5) ? best.name : undefined;
}

import { stemText, stemWord } from './stemming';
import { type Token, tokenize } from './tokenizer';

/** Groups of words and phrases with the same meaning, from content/site/synonyms.yaml. */
export type Synonyms = readonly (readonly string[])[];

/**
 * A synonym found in a sequence of stems. `term` identifies its group, and `phrases` are all of the group; `end` is
 * exclusive.
 */
export type PhraseMatch = {
  term: string;
  phrases: readonly string[];
  start: number;
  end: number;
};

/** Finds the synonyms in a sequence of stems. All phrases of a group share one term, such as `~3`. */
export type PhraseFinder = (stems: readonly string[]) => PhraseMatch[];

/** Indexes the phrases by their first stem, so that a search costs one lookup per stem. */
export function createPhraseFinder(groups: Synonyms): PhraseFinder {
  type Phrase = Pick<PhraseMatch, 'term' | 'phrases'> & { stems: string[] };
  const phrasesByFirstStem = new Map<string, Phrase[]>();
  for (const [group, phrases] of groups.entries()) {
    for (const phrase of phrases) {
      const stems = stemText(phrase);
      const [first] = stems;
      if (first === undefined) continue;
      phrasesByFirstStem.set(first, [
        ...(phrasesByFirstStem.get(first) ?? []),
        { term: `~${group}`, phrases, stems },
      ]);
    }
  }
  return (stems) =>
    stems.flatMap((stem, start) =>
      (phrasesByFirstStem.get(stem) ?? [])
        .filter((phrase) => phrase.stems.every((wanted, index) => stems[start + index] === wanted))
        .map(({ term, phrases, stems: { length } }) => ({
          term,
          phrases,
          start,
          end: start + length,
        })),
    );
}

/** Returns the longest phrases in a text that are synonyms in one of the groups with these terms. */
export function findSynonyms(
  text: string,
  findPhrases: PhraseFinder,
  terms: readonly string[],
): Token[] {
  const words = tokenize(text).flatMap(({ parts }) => parts);
  const phrases = findPhrases(words.map((word) => stemWord(word.text)))
    .filter(({ term }) => terms.includes(term))
    .sort((a, z) => a.start - z.start || z.end - a.end);
  const found: Token[] = [];
  for (const phrase of phrases) {
    const start = words[phrase.start]?.start ?? 0;
    const end = words[phrase.end - 1]?.end ?? 0;
    const previousEnd = found.at(-1)?.end ?? 0;
    if (start >= previousEnd) found.push({ text: text.slice(start, end), start, end });
  }
  return found;
}

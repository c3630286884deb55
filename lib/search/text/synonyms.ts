import { stemWord } from './stemming';
import { tokenize } from './tokenizer';

/** Words and phrases that mean the same, in groups; from content/site/synonyms.yaml. */
export type Synonyms = readonly (readonly string[])[];

/** A phrase of a group, found in a sequence of stems: from `start` to before `end`. */
export type PhraseMatch = { term: string; start: number; end: number };

/** Finds the phrases of all groups in a sequence of stems. Each group has a term of its own, such as `~3`. */
export type PhraseFinder = (stems: readonly string[]) => PhraseMatch[];

/** The stems of a phrase's words, in order. */
function readPhrase(phrase: string): string[] {
  return tokenize(phrase).flatMap(({ parts }) => parts.map(({ text }) => stemWord(text)));
}

/** Prepares the groups, so that finding costs a look at each stem. */
export function createPhraseFinder(groups: Synonyms): PhraseFinder {
  const byFirst = new Map<string, { term: string; stems: string[] }[]>();
  for (const [group, phrases] of groups.entries()) {
    for (const phrase of phrases) {
      const stems = readPhrase(phrase);
      const [first] = stems;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { term: `~${group}`, stems }]);
    }
  }
  return (stems) =>
    stems.flatMap((stem, start) =>
      (byFirst.get(stem) ?? [])
        .filter((phrase) => phrase.stems.every((wanted, index) => stems[start + index] === wanted))
        .map((phrase) => ({ term: phrase.term, start, end: start + phrase.stems.length })),
    );
}

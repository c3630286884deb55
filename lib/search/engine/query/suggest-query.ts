import { isStopWord } from '../text/stemming';
import type { PhraseFinder } from '../text/synonyms';
import { tokenize } from '../text/tokenizer';
import { parseQuery } from './parse-query';
import { correctWord, findFrequency, maxTyposForGuess, type Vocabulary } from './vocabulary';

/** Up to this many hits are little. */
const fewHits = 2;
/** A word is suggested for a rare one if it is in this many times as many records. */
const minFrequencyRatio = 4;
const minWordLength = 4;

/** Replaces the rare words of a query by similar ones that are much more frequent. */
function replaceRareWords(query: string, vocabulary: Vocabulary): string {
  const words = tokenize(query).flatMap(({ parts }) => parts);
  let replaced = query;
  for (const { text, start, end } of words.reverse()) {
    if (text.length < minWordLength || isStopWord(text)) continue;
    const frequency = findFrequency(vocabulary, text);
    const [similar] = correctWord(vocabulary, text, 1, false, 1);
    if (!similar || findFrequency(vocabulary, similar.word) < minFrequencyRatio * frequency)
      continue;
    replaced = replaced.slice(0, start) + similar.word + replaced.slice(end);
  }
  return replaced;
}

/**
 * Returns the query that may be meant if nothing or little was found, or `undefined` if there is none that finds more. It
 * consists of words of the index.
 * @param countMatches returns the number of records that another query finds
 */
export async function suggestQuery(
  query: string,
  matchCount: number,
  vocabulary: Vocabulary,
  findPhrases: PhraseFinder,
  countMatches: (query: string) => Promise<number>,
): Promise<string | undefined> {
  if (matchCount === 0)
    return parseQuery(query, vocabulary, findPhrases, maxTyposForGuess).correctedQuery;
  if (matchCount > fewHits) return undefined;
  const suggestion = replaceRareWords(query, vocabulary).trim();
  if (suggestion === query.trim()) return undefined;
  return (await countMatches(suggestion)) > fewHits ? suggestion : undefined;
}

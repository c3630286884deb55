import { getSite } from '../../site/site-settings';
import { stemText } from '../engine/text/stemming';
import { createPhraseFinder } from '../engine/text/synonyms';

const findPhrases = createPhraseFinder(getSite().synonyms);

/**
 * Returns what the search regards as synonyms of a text's words and phrases, for the filters of lists: "booking" for
 * "appointment". Words that the text has are left out.
 */
export function listSynonyms(...texts: string[]): string | undefined {
  const text = texts.join(' ').toLowerCase();
  const words = findPhrases(stemText(texts.join(' ')))
    .flatMap(({ phrases }) => phrases)
    .flatMap((phrase) => phrase.toLowerCase().split(' '))
    .filter((word) => !text.includes(word));
  return [...new Set(words)].join(' ') || undefined;
}

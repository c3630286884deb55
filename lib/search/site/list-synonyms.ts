import { operationPath } from '../../site/page-paths';
import { getSite } from '../../site/site-settings';
import { stemText } from '../engine/text/stemming';
import { createPhraseFinder } from '../engine/text/synonyms';
import { listWords } from '../engine/text/tokenizer';

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

/**
 * Returns the other words that find an operation in filters: its topic, those of the questions that it answers, and the
 * synonyms of all.
 */
export function listOperationWords(
  topic: string,
  { id, path, summary }: Readonly<Record<'id' | 'path' | 'summary', string>>,
): string {
  const page = operationPath(id);
  const { questions = [] } = getSite().answers.find(({ to }) => to === page) ?? {};
  const synonyms = listSynonyms(path, summary, ...questions) ?? '';
  return [...new Set(listWords([topic, ...questions, synonyms].join(' ')))].join(' ');
}

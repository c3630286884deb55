import { aliasKey, nameKey } from '../text/analyzer';
import type { PhraseMatch } from '../text/synonyms';
import { foldText } from '../text/tokenizer';
import type { QueryClause } from './query-words';
import { completeWord, hasWord, listWordsByPrefix, type Vocabulary } from './vocabulary';

/** A part of the query that is the name of a record. */
export type NameMatch = {
  /** The key of a name or a question (`nameKey`, `questionKey`). */
  term: string;
  /** The clauses of its words. A path or a question, which is as good as the entire query, has none. */
  clauses: QueryClause[];
  confidence: number;
};

/** A word of the query with its clause. Stop words have none. */
export type QueryWord = {
  text: string;
  corrected?: string | undefined;
  clause?: QueryClause | undefined;
};

/** Longer names are not looked for in the query. */
const maxNameWords = 6;

/** The confidence of a name with a synonym of a word of the query. */
const synonymNameConfidence = 0.25;

/**
 * Returns the names in the index that runs of adjacent query words form, also with one of their words or phrases replaced
 * by a synonym: "cancel an appointment" is the name "Cancel a visit".
 * @param phrases the synonyms in the words
 * @param isPrefix whether the last word may be unfinished
 */
export function findNameMatches(
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
  phrases: readonly PhraseMatch[],
  isPrefix: boolean,
): NameMatch[] {
  const names: NameMatch[] = [];
  const addIfIndexed = (texts: string[], clauses: QueryClause[], confidence: number) => {
    const name = texts.join(' ');
    for (const key of [nameKey(name), aliasKey(name)])
      if (key && hasWord(vocabulary, key)) names.push({ term: key, clauses, confidence });
  };
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + maxNameWords); end++) {
      const run = words.slice(start, end);
      const clauses = run.flatMap(({ clause }) => clause ?? []);
      const texts = run.map(({ text }) => text);
      addIfIndexed(texts, clauses, 1);
      if (run.some(({ corrected }) => corrected))
        addIfIndexed(
          run.map(({ text, corrected = text }) => corrected),
          clauses,
          0.8,
        );
      for (const phrase of phrases) {
        if (phrase.start < start || phrase.end > end) continue;
        const before = texts.slice(0, phrase.start - start);
        const after = texts.slice(phrase.end - start);
        for (const synonym of phrase.phrases)
          addIfIndexed([...before, synonym, ...after], clauses, synonymNameConfidence);
      }
      if (!isPrefix || end < words.length || start > 0) continue;
      // The query is the beginning of a name.
      const prefix = (nameKey(texts.slice(0, -1).join(' ')) ?? '=') + foldText(texts.at(-1) ?? '');
      for (const { word, confidence } of prefix.length > 3
        ? completeWord(vocabulary, prefix, 12)
        : [])
        names.push({ term: word, clauses, confidence: confidence * 0.5 });
    }
  }
  return names;
}

/** Returns the indexed path that a pasted path is an instance of: `/file/{}` for `/file/throat.png`. */
export function matchIndexedPath(vocabulary: Vocabulary, pasted: string): string {
  if (hasWord(vocabulary, pasted)) return pasted;
  const segments = pasted.split('/');
  const isTemplate = (path: string) => {
    const templateSegments = path.split('/');
    return (
      templateSegments.length === segments.length &&
      templateSegments.every((segment, index) => segment === '{}' || segment === segments[index])
    );
  };
  return listWordsByPrefix(vocabulary, '/').find(isTemplate) ?? pasted;
}

/** The HTTP methods of the documented operations. */
const operationMethods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns whether a folded word is the HTTP method of an operation. */
export const isOperationMethod = (word: string | undefined): boolean =>
  word !== undefined && operationMethods.includes(word);

/**
 * Returns the name keys of the operations on a path.
 * @param method the only method to consider, if the query names one
 * @param isPrefix whether the path may be unfinished
 */
export function findOperationMatches(
  vocabulary: Vocabulary,
  path: string,
  method: string | undefined,
  isPrefix: boolean,
): NameMatch[] {
  return operationMethods
    .filter((candidate) => method === undefined || candidate === method)
    .flatMap((candidate) => {
      const key = `=${candidate}${path}`;
      const completions = isPrefix ? completeWord(vocabulary, key, 6) : [];
      return [
        ...(hasWord(vocabulary, key) ? [{ term: key, clauses: [], confidence: 1 }] : []),
        ...completions.map(({ word, confidence }) => ({
          term: word,
          clauses: [],
          confidence: confidence * 0.5,
        })),
      ];
    });
}

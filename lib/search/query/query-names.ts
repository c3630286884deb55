import { nameKey } from '../text/analyzer';
import { foldText } from '../text/tokenizer';
import type { QueryClause } from './query-words';
import { completeWord, hasWord, listWordsByPrefix, type Vocabulary } from './vocabulary';

/** A run of the query's words that is somebody's name, with what the words stand for. */
export type NameMatch = {
  term: string;
  clauses: QueryClause[];
  confidence: number;
  isPath?: boolean;
};

/** A word of the query with what it stands for; a stop word stands for nothing by itself. */
export type QueryWord = { text: string; corrected?: string; clause?: QueryClause };

/** Of a name of so many words at most it is asked whether it is in the query. */
const longestName = 6;

/** All runs of neighbouring words that make a name that is in the index. */
export function findNameMatches(
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
  isOpen: boolean,
): NameMatch[] {
  const names: NameMatch[] = [];
  const add = (texts: string[], clauses: QueryClause[], confidence: number) => {
    const key = nameKey(texts.join(' '));
    if (key && hasWord(vocabulary, key))
      names.push({ term: key, clauses: clauses, confidence: confidence });
  };
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + longestName); end++) {
      const run = words.slice(start, end);
      const clauses = run.flatMap(({ clause: unit }) => unit ?? []);
      const texts = run.map(({ text }) => text);
      add(texts, clauses, 1);
      if (run.some(({ corrected: mended }) => mended))
        add(
          run.map(({ text, corrected: mended = text }) => mended),
          clauses,
          0.8,
        );
      // A name that is being typed.
      if (!isOpen || end < words.length || start > 0) continue;
      const begun = (nameKey(texts.slice(0, -1).join(' ')) ?? '=') + foldText(texts.at(-1) ?? '');
      for (const { word, confidence } of begun.length > 3
        ? completeWord(vocabulary, begun, 12)
        : [])
        names.push({ term: word, clauses: clauses, confidence: confidence * 0.5 });
    }
  }
  return names;
}

/** The path of the index that a pasted one is an instance of: `/file/{}` of `/file/throat.png`. */
export function matchIndexedPath(vocabulary: Vocabulary, pasted: string): string {
  if (hasWord(vocabulary, pasted)) return pasted;
  const steps = pasted.split('/');
  const isInstance = (path: string) => {
    const others = path.split('/');
    return (
      others.length === steps.length &&
      others.every((step, index) => step === '{}' || step === steps[index])
    );
  };
  return listWordsByPrefix(vocabulary, '/').find(isInstance) ?? pasted;
}

/** The methods of calls. */
export const operationMethods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of a path, by their names: of one method where the query says which. */
export function findOperationMatches(
  vocabulary: Vocabulary,
  path: string,
  method: string | undefined,
  isOpen: boolean,
  clauses: QueryClause[],
): NameMatch[] {
  return operationMethods
    .filter((candidate) => method === undefined || candidate === method)
    .flatMap((candidate) => {
      const key = `=${candidate}${path}`;
      const begun = isOpen ? completeWord(vocabulary, key, 6) : [];
      return [
        ...(hasWord(vocabulary, key) ? [{ term: key, clauses, confidence: 1, isPath: true }] : []),
        ...begun.map(({ word, confidence }) => ({
          term: word,
          clauses,
          confidence: confidence * 0.5,
          isPath: true,
        })),
      ];
    });
}

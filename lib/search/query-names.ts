import { nameKey } from './analyse';
import type { Unit } from './query-words';
import { fold } from './tokens';
import { completeWord, hasWord, listWords, type Vocabulary } from './vocabulary';

/** A run of the query's words that is somebody's name, with what the words stand for. */
export type NameMatch = { term: string; units: Unit[]; trust: number; isPath?: boolean };

/** A word of the query with what it stands for; a stop word stands for nothing by itself. */
export type QueryWord = { text: string; mended?: string; unit?: Unit };

/** Of a name of so many words at most it is asked whether it is in the query. */
const longestName = 6;

/** All runs of neighbouring words that make a name that is in the index. */
export function findNames(
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
  isOpen: boolean,
): NameMatch[] {
  const names: NameMatch[] = [];
  const add = (texts: string[], units: Unit[], trust: number) => {
    const key = nameKey(texts.join(' '));
    if (key && hasWord(vocabulary, key)) names.push({ term: key, units, trust });
  };
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + longestName); end++) {
      const run = words.slice(start, end);
      const units = run.flatMap(({ unit }) => unit ?? []);
      const texts = run.map(({ text }) => text);
      add(texts, units, 1);
      if (run.some(({ mended }) => mended))
        add(
          run.map(({ text, mended = text }) => mended),
          units,
          0.8,
        );
      // A name that is being typed.
      if (!isOpen || end < words.length || start > 0) continue;
      const begun = (nameKey(texts.slice(0, -1).join(' ')) ?? '=') + fold(texts.at(-1) ?? '');
      for (const { word, trust } of begun.length > 3 ? completeWord(vocabulary, begun, 12) : [])
        names.push({ term: word, units, trust: trust * 0.5 });
    }
  }
  return names;
}

/** The path of the index that a pasted one is an instance of: `/file/{}` of `/file/throat.png`. */
export function findPath(vocabulary: Vocabulary, pasted: string): string {
  if (hasWord(vocabulary, pasted)) return pasted;
  const steps = pasted.split('/');
  const isInstance = (path: string) => {
    const others = path.split('/');
    return (
      others.length === steps.length &&
      others.every((step, index) => step === '{}' || step === steps[index])
    );
  };
  return listWords(vocabulary, '/').find(isInstance) ?? pasted;
}

/** The methods of calls. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of a path, by their names: of one method where the query says which. */
export function findOperations(
  vocabulary: Vocabulary,
  path: string,
  method: string | undefined,
  isOpen: boolean,
  units: Unit[],
): NameMatch[] {
  return methods
    .filter((candidate) => method === undefined || candidate === method)
    .flatMap((candidate) => {
      const key = `=${candidate}${path}`;
      const begun = isOpen ? completeWord(vocabulary, key, 6) : [];
      return [
        ...(hasWord(vocabulary, key) ? [{ term: key, units, trust: 1, isPath: true }] : []),
        ...begun.map(({ word, trust }) => ({
          term: word,
          units,
          trust: trust * 0.5,
          isPath: true,
        })),
      ];
    });
}

import { nameKey, termOf } from './analyse';
import { isStopWord, stemOf } from './stems';
import type { PhraseFinder } from './synonyms';
import { fold, foldPath, type Token, tokenise } from './tokens';
import {
  allowedErrors,
  completeWord,
  findAround,
  hasWord,
  listWords,
  mendWord,
  type Vocabulary,
} from './vocabulary';

/** A term that a word of the query may stand for, and how far that is trusted. */
export type Alternative = { term: string; trust: number };

/**
 * One idea of the query: any of its terms stands for it. `required` ideas count for how much of the query a record
 * covers; the others only add to its score. `isGuess` says that its word is not in the index as it was typed.
 */
export type Unit = { alternatives: Alternative[]; required: boolean; isGuess: boolean };

/** A run of the query's words that is somebody's name, with what the words stand for. */
export type NameMatch = { term: string; units: Unit[]; trust: number; isPath?: boolean };

export type ParsedQuery = {
  units: Unit[];
  names: NameMatch[];
  /** The query with mistyped words mended, where there are such. */
  mended?: string;
};

/** Longer queries are cut: nobody types them, and an answer must never take long. */
export const longestQuery = 200;
const mostWords = 12;
/** The words that an unfinished last word is completed to, at most. */
const completions = 40;
/** How far a synonym is trusted beside the word itself. */
const synonymTrust = 0.8;
/** Of a name of so many words at most it is asked whether it is in the query. */
const longestName = 6;

const inUnit = (alternatives: Alternative[], required = true, isGuess = false): Unit => ({
  alternatives,
  required,
  isGuess,
});

/** One alternative for each term: the most trusted. */
function unique(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, number>();
  for (const { term, trust } of alternatives) best.set(term, Math.max(best.get(term) ?? 0, trust));
  return [...best].map(([term, trust]) => ({ term, trust }));
}

/** Whether any word of the index has the stem of this one. */
function hasStem(vocabulary: Vocabulary, word: string): boolean {
  if (hasWord(vocabulary, word)) return true;
  const stem = stemOf(word);
  // Words of one stem have a common beginning; the stem's own end may differ («polici», «policy»).
  const beginning = stem.slice(0, Math.max(3, stem.length - 1));
  return listWords(vocabulary, beginning).some((other) => stemOf(other) === stem);
}

type WordReading = { unit: Unit; mended?: string };

/** What one word of the query may stand for. */
function readWord(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  errorsOf: (length: number) => number,
): WordReading {
  const toAlternative = ({ word: found, trust }: { word: string; trust: number }) => ({
    term: termOf(found),
    trust,
  });
  const isKnown = hasStem(vocabulary, word);
  const exact = isKnown ? [{ term: stemOf(word), trust: 1 }] : [];
  const completed = isOpen
    ? completeWord(vocabulary, word, completions).map((candidate) => ({
        ...toAlternative(candidate),
        // A whole word is most likely meant as it stands.
        trust: candidate.trust * (isKnown ? 0.6 : 1),
      }))
    : [];
  const around = word.length >= 5 ? findAround(vocabulary, word, 20).map(toAlternative) : [];
  const asTyped = [...exact, ...completed, ...around];
  if (exact.length > 0 || completed.length > 0) return { unit: inUnit(unique(asTyped)) };
  const mended = mendWord(vocabulary, word, errorsOf(word.length), isOpen, 6);
  const unit = inUnit(unique([...around, ...mended.map(toAlternative)]), true, true);
  const [best] = mended;
  return best && around.length === 0 ? { unit, mended: best.word } : { unit };
}

/** Writes what people paste the way the pages do: hosts, `:id` and `<id>` in paths. */
function tidyQuery(query: string): string {
  return query
    .slice(0, longestQuery)
    .replace(/\b[a-z]+:\/\/[^\s/]*/gi, '')
    .replace(/\/[:<](\w+)>?/g, '/{$1}');
}

/** A word of the query with what it stands for; a stop word stands for nothing by itself. */
type QueryWord = { text: string; mended?: string; unit?: Unit };

/** All runs of neighbouring words that make a name that is in the index. */
function findNames(
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
function findPath(vocabulary: Vocabulary, pasted: string): string {
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

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of a path, by their names: of one method where the query says which. */
function findOperations(
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

/**
 * Reads a query: what each word may stand for, and which names of records it holds.
 * @param query as typed. Its last word may be unfinished, unless something that ends words follows it.
 * @param errorsOf how many letters may be wrong in a word of some length
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  findPhrases: PhraseFinder,
  errorsOf: (length: number) => number = allowedErrors,
): ParsedQuery {
  const text = tidyQuery(query);
  const compounds = tokenise(text).slice(0, mostWords);
  const endsOpen = /[\p{L}\p{N}\p{M}_}-]$/u.test(text);
  const tokens = compounds.flatMap(({ parts }) => parts);
  const onlyStopWords = tokens.every((part) => isStopWord(part.text));
  const phrases = findPhrases(tokens.map((part) => stemOf(part.text)));
  /** Whether a word belongs to a group of synonyms: it is no mistyped one, though no page may have it. */
  const isInPhrase = (token: Token) => {
    const place = tokens.indexOf(token);
    return phrases.some(({ start, end }) => start <= place && place < end);
  };

  const units: Unit[] = [];
  const words: QueryWord[] = [];
  const names: NameMatch[] = [];
  const mendings: { part: Token; mended: string }[] = [];

  for (const [index, compound] of compounds.entries()) {
    const isOpen = endsOpen && index === compounds.length - 1;
    const { parts, whole } = compound;
    const written = text.slice(parts[0]?.start, parts.at(-1)?.end);
    const pasted = compound.path ?? (written.includes('/') ? foldPath(`/${written}`) : undefined);
    const path = pasted && findPath(vocabulary, pasted);
    const known = path && path !== '/' ? [...completeWord(vocabulary, path, completions)] : [];
    const isPath = known.length > 0;
    if (path && isPath) {
      const exact = known.some(({ word }) => word === path) ? [{ term: path, trust: 1 }] : [];
      const begun = isOpen ? known.map(({ word, trust }) => ({ term: word, trust })) : [];
      const unit = inUnit(unique([...exact, ...begun]));
      if (unit.alternatives.length > 0) units.push(unit);
      const method = compounds[index - 1]?.parts[0]?.text ?? '';
      names.push(
        ...findOperations(vocabulary, path, methods.includes(method) ? method : undefined, isOpen, [
          unit,
        ]),
      );
    } else if (whole) {
      const reading = readWord(vocabulary, whole, isOpen, errorsOf);
      if (!reading.unit.isGuess) units.push({ ...reading.unit, required: false });
    }
    for (const [place, part] of parts.entries()) {
      const isUnfinished = isOpen && place === parts.length - 1;
      if (isStopWord(part.text) && !(isUnfinished && onlyStopWords)) {
        words.push({ text: part.text });
        continue;
      }
      // An id in a path is nobody's word.
      if (isPath && /^\d+$/.test(part.text)) continue;
      const { unit, mended } = readWord(vocabulary, part.text, isUnfinished, errorsOf);
      const isMended = mended !== undefined && !isInPhrase(part);
      if (unit.isGuess && isInPhrase(part)) unit.alternatives = [];
      if (isMended) mendings.push({ part, mended });
      if (isPath) unit.required = false;
      words.push({ text: part.text, unit, ...(isMended && { mended }) });
      units.push(unit);
    }
  }

  // Words that belong together in some group of synonyms: the group's term stands for each of them.
  for (const { term, start, end } of findPhrases(words.map((word) => stemOf(word.text)))) {
    const covered = words.slice(start, end).flatMap(({ unit }) => unit ?? []);
    for (const unit of covered) {
      unit.alternatives = unique([...unit.alternatives, { term, trust: synonymTrust }]);
      unit.isGuess = false;
    }
  }

  // Two words that the pages write as one: «web hook», «e mail».
  for (const [index, { text: second }] of words.entries()) {
    const first = words[index - 1]?.text;
    if (first === undefined || !hasWord(vocabulary, first + second)) continue;
    units.push(inUnit([{ term: stemOf(first + second), trust: 0.8 }], false));
  }

  if (!names.length) names.push(...findNames(vocabulary, words, endsOpen));
  let mended = text;
  for (const { part, mended: word } of [...mendings].reverse())
    mended = mended.slice(0, part.start) + word + mended.slice(part.end);
  return {
    units: units.filter(({ alternatives, required }) => required || alternatives.length > 0),
    names,
    ...(mendings.length > 0 && { mended: mended.trim() }),
  };
}

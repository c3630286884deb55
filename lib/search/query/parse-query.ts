import { isStopWord, stemWord } from '../text/stemming';
import type { PhraseFinder } from '../text/synonyms';
import { foldUrlPath, type Token, tokenize } from '../text/tokenizer';
import {
  findNameMatches,
  findOperationMatches,
  matchIndexedPath,
  type NameMatch,
  operationMethods,
  type QueryWord,
} from './query-names';
import { createClause, dedupeAlternatives, interpretWord, type QueryClause } from './query-words';
import { completeWord, hasWord, maxTypos, type Vocabulary } from './vocabulary';

export type ParsedQuery = {
  clauses: QueryClause[];
  nameMatches: NameMatch[];
  /** The query with mistyped words mended, where there are such. */
  correctedQuery?: string;
};

/** Longer queries are cut: nobody types them, and an answer must never take long. */
const longestQuery = 200;
const mostWords = 12;
/** How far a synonym is trusted beside the word itself. */
const synonymTrust = 0.8;
/** The operations that an unfinished path is completed to, at most. */
const mostPaths = 40;

/** Writes what people paste the way the pages do: hosts, `:id` and `<id>` in paths. */
function tidyQuery(query: string): string {
  return query
    .slice(0, longestQuery)
    .replace(/\b[a-z]+:\/\/[^\s/]*/gi, '')
    .replace(/\/[:<](\w+)>?/g, '/{$1}');
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
  errorsOf: (length: number) => number = maxTypos,
): ParsedQuery {
  const text = tidyQuery(query);
  const compounds = tokenize(text).slice(0, mostWords);
  const endsOpen = /[\p{L}\p{N}\p{M}_}-]$/u.test(text);
  const tokens = compounds.flatMap(({ parts }) => parts);
  const onlyStopWords = tokens.every((part) => isStopWord(part.text));
  const phrases = findPhrases(tokens.map((part) => stemWord(part.text)));
  /** Whether a word belongs to a group of synonyms: it is no mistyped one, though no page may have it. */
  const isInPhrase = (token: Token) => {
    const place = tokens.indexOf(token);
    return phrases.some(({ start, end }) => start <= place && place < end);
  };

  const units: QueryClause[] = [];
  const words: QueryWord[] = [];
  const names: NameMatch[] = [];
  const mendings: { part: Token; mended: string }[] = [];

  for (const [index, compound] of compounds.entries()) {
    const isOpen = endsOpen && index === compounds.length - 1;
    const { parts, joined: whole } = compound;
    const written = text.slice(parts[0]?.start, parts.at(-1)?.end);
    const pasted =
      compound.path ?? (written.includes('/') ? foldUrlPath(`/${written}`) : undefined);
    const path = pasted && matchIndexedPath(vocabulary, pasted);
    const known = path && path !== '/' ? completeWord(vocabulary, path, mostPaths) : [];
    const isPath = known.length > 0;
    if (path && isPath) {
      const exact = known.some(({ word }) => word === path) ? [{ term: path, confidence: 1 }] : [];
      const begun = isOpen ? known.map(({ word, confidence }) => ({ term: word, confidence })) : [];
      const unit = createClause(dedupeAlternatives([...exact, ...begun]));
      if (unit.alternatives.length > 0) units.push(unit);
      const method = compounds[index - 1]?.parts[0]?.text ?? '';
      names.push(
        ...findOperationMatches(
          vocabulary,
          path,
          operationMethods.includes(method) ? method : undefined,
          isOpen,
          [unit],
        ),
      );
    } else if (whole) {
      const reading = interpretWord(vocabulary, whole, isOpen, errorsOf);
      if (!reading.clause.isGuess) units.push({ ...reading.clause, required: false });
    }
    for (const [place, part] of parts.entries()) {
      if (words.length === mostWords) break;
      const isUnfinished = isOpen && place === parts.length - 1;
      if (isStopWord(part.text) && !(isUnfinished && onlyStopWords)) {
        words.push({ text: part.text });
        continue;
      }
      // An id in a path is nobody's word.
      if (isPath && /^\d+$/.test(part.text)) continue;
      const { clause: unit, corrected: mended } = interpretWord(
        vocabulary,
        part.text,
        isUnfinished,
        errorsOf,
      );
      const isMended = mended !== undefined && !isInPhrase(part);
      if (unit.isGuess && isInPhrase(part)) unit.alternatives = [];
      if (isMended) mendings.push({ part, mended });
      if (isPath) unit.required = false;
      words.push({ text: part.text, clause: unit, ...(isMended && { corrected: mended }) });
      units.push(unit);
    }
  }

  // Words that belong together in some group of synonyms: the group's term stands for each of them.
  for (const { term, start, end } of findPhrases(words.map((word) => stemWord(word.text)))) {
    const covered = words.slice(start, end).flatMap(({ clause: unit }) => unit ?? []);
    for (const unit of covered) {
      unit.alternatives = dedupeAlternatives([
        ...unit.alternatives,
        { term, confidence: synonymTrust },
      ]);
    }
  }

  // Two words that the pages write as one: «web hook», «e mail».
  for (const [index, { text: second }] of words.entries()) {
    const first = words[index - 1]?.text;
    if (first === undefined || !hasWord(vocabulary, first + second)) continue;
    units.push(createClause([{ term: stemWord(first + second), confidence: 0.8 }], false));
  }

  if (!names.length) names.push(...findNameMatches(vocabulary, words, endsOpen));
  let mended = text;
  for (const { part, mended: word } of [...mendings].reverse())
    mended = mended.slice(0, part.start) + word + mended.slice(part.end);
  return {
    clauses: units.filter(({ alternatives, required }) => required || alternatives.length > 0),
    nameMatches: names,
    ...(mendings.length > 0 && { correctedQuery: mended.trim() }),
  };
}

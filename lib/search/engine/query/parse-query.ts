import { questionKey } from '../text/analyzer';
import { isStopWord, stemWord } from '../text/stemming';
import type { PhraseFinder } from '../text/synonyms';
import { type Compound, foldUrlPath, type Token, tokenize } from '../text/tokenizer';
import {
  findNameMatches,
  findOperationMatches,
  isOperationMethod,
  matchIndexedPath,
  type NameMatch,
  type QueryWord,
} from './query-names';
import { createClause, dedupeAlternatives, interpretWord, type QueryClause } from './query-words';
import {
  createPlacementCondition,
  isGenericQuestionWord,
  isParticle,
  isQuestion,
} from './question-words';
import {
  completeWord,
  hasWord,
  listWordsByPrefix,
  maxTypos,
  splitWord,
  type Vocabulary,
} from './vocabulary';

export type ParsedQuery = {
  clauses: QueryClause[];
  nameMatches: NameMatch[];
  /** The query with its typos corrected, if there were any. */
  correctedQuery?: string | undefined;
  /** The words, as typed, that nothing in the index is similar to. */
  unknownWords: string[];
};

/** Longer queries are cut off, which bounds the response time. */
const maxQueryLength = 200;
const maxQueryWords = 12;
/** The confidence of a synonym, compared to 1 for the word itself. */
const synonymConfidence = 0.8;
/** The confidence of two words read as one. */
const joinedWordConfidence = 0.8;
/** The confidence of a particle, and of a word that a question may have for its grammar only. */
const genericWordConfidence = 0.4;
/** The maximum number of operations that an unfinished path is completed to. */
const maxPathCompletions = 40;

/**
 * Converts pasted text to the notation of the pages: without hosts, with `{id}` for `:id` and `<id>` in paths, and with
 * a slash before paths.
 */
function normalizeQuery(query: string, vocabulary: Vocabulary): string {
  return query
    .slice(0, maxQueryLength)
    .replace(/\b[a-z]+:\/\/[^\s/]*/gi, '')
    .replace(/\/[:<](\w+)>?/g, '/{$1}')
    .replace(/(?<!\S)[^\s/]+\/\S*/g, (run) =>
      hasPath(vocabulary, foldUrlPath(`/${run}`)) ? `/${run}` : run,
    );
}

/** Returns whether a path, or the beginning of one, is in the index. */
const hasPath = (vocabulary: Vocabulary, path: string): boolean =>
  path !== '' && listWordsByPrefix(vocabulary, matchIndexedPath(vocabulary, path)).length > 0;

/** Returns the text of a compound as typed. */
const sourceOf = (text: string, { parts }: Compound) =>
  text.slice(parts[0]?.start, parts.at(-1)?.end);

/**
 * Returns whether a part of a text is spelled as an identifier: `policyId`, `NO_SHOW`, `X-Token`. The records with its words
 * alone are about other things.
 */
const isSpelledIdentifier = (text: string, compound: Compound): boolean =>
  /\p{Ll}\p{Lu}|_|\p{Lu}\p{L}*-\p{Lu}/u.test(sourceOf(text, compound));

/** Returns whether there are operations on a path, or on one that it is the beginning of. */
const hasOperations = (vocabulary: Vocabulary, path: string | undefined): boolean =>
  path !== undefined &&
  findOperationMatches(vocabulary, matchIndexedPath(vocabulary, path), undefined, true).length > 0;

/**
 * Interprets a query: the terms that each word may mean, and the names of records that it contains.
 * @param query as typed. Its last word may be unfinished, unless a space or punctuation follows it.
 * @param getMaxTypos returns the largest edit distance to accept for a word of some length
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  findPhrases: PhraseFinder,
  getMaxTypos: (length: number) => number = maxTypos,
): ParsedQuery {
  const text = normalizeQuery(query, vocabulary);
  const compounds = tokenize(text).slice(0, maxQueryWords);
  const endsWithWord = /[\p{L}\p{N}\p{M}_}-]$/u.test(text);
  const identifier = /^\s*[\p{L}\p{N}_-]+\s*$/u.test(text) && compounds[0]?.joined;
  if (identifier) {
    // A misspelled identifier is corrected as a whole: its parts may be other words, and have other corrections.
    const { corrected } = interpretWord(vocabulary, identifier, endsWithWord, getMaxTypos);
    if (corrected)
      return {
        ...parseQuery(corrected, vocabulary, findPhrases, getMaxTypos),
        correctedQuery: corrected,
      };
  }
  const tokens = compounds.flatMap(({ parts }) => parts);
  const isAsked = isQuestion(text);
  const isPlacementWord = createPlacementCondition(text);
  const onlyStopWords = tokens.every((part) => isStopWord(part.text));
  const hasOtherWords = !tokens.every(({ text: word }) => isStopWord(word) || isParticle(word));
  const phrases = findPhrases(tokens.map((part) => stemWord(part.text)));
  /** Synonyms need no correction, even if they are not in the index. */
  const isSynonym = (token: Token) => {
    const position = tokens.indexOf(token);
    return phrases.some(({ start, end }) => start <= position && position < end);
  };

  const clauses: QueryClause[] = [];
  const words: QueryWord[] = [];
  const names: NameMatch[] = [];
  const corrections: { token: Token; corrected: string }[] = [];
  const unknownWords: string[] = [];
  let isSplit = false;

  for (const [compoundIndex, compound] of compounds.entries()) {
    const isPrefix = endsWithWord && compoundIndex === compounds.length - 1;
    const { parts, joined } = compound;
    const isSpelled = joined !== undefined && isSpelledIdentifier(text, compound);
    const isIdentifier = isSpelled && hasWord(vocabulary, joined);
    const isMethod =
      isOperationMethod(parts[0]?.text) &&
      hasOperations(vocabulary, compounds[compoundIndex + 1]?.path);
    const path = compound.path && matchIndexedPath(vocabulary, compound.path);
    const completions =
      path && path !== '/' ? completeWord(vocabulary, path, maxPathCompletions) : [];
    const hasPathTerms = completions.length > 0;
    let isPath = false;
    if (path && hasPathTerms) {
      const exact = completions.some(({ word }) => word === path)
        ? [{ term: path, confidence: 1 }]
        : [];
      const completed = isPrefix
        ? completions.map(({ word, confidence }) => ({ term: word, confidence }))
        : [];
      const method = compounds[compoundIndex - 1]?.parts[0]?.text;
      const findOperations = (only?: string) =>
        findOperationMatches(vocabulary, path, only, isPrefix);
      const found = findOperations(isOperationMethod(method) ? method : undefined);
      // A path without the method still names its operations: many APIs update with PUT, and this one with POST.
      const operations = found.length > 0 ? found : findOperations();
      names.push(...operations);
      // Other paths are those of screens' data, whose words can also mean the API: "/policy", and the path "/policies".
      isPath = operations.length > 0;
      const clause = createClause(dedupeAlternatives([...exact, ...completed]), isPath);
      if (clause.alternatives.length > 0) clauses.push(clause);
    } else if (joined) {
      const { clause } = interpretWord(vocabulary, joined, isPrefix, getMaxTypos);
      if (!clause.isGuess) clauses.push({ ...clause, required: isIdentifier });
      if (isSpelled && clause.alternatives.length === 0)
        unknownWords.push(sourceOf(text, compound));
    }
    for (const [partIndex, part] of parts.entries()) {
      if (words.length === maxQueryWords) break;
      const isUnfinished = isPrefix && partIndex === parts.length - 1;
      if (isMethod || (isStopWord(part.text) && !(isUnfinished && onlyStopWords))) {
        words.push({ text: part.text });
        continue;
      }
      // Ids in paths are not searched for.
      if (isPath && /^\d+$/.test(part.text)) continue;
      const { clause, corrected } = interpretWord(vocabulary, part.text, isUnfinished, getMaxTypos);
      const isCorrected = corrected !== undefined && !isSynonym(part);
      if (clause.isGuess && isSynonym(part)) clause.alternatives = [];
      if (isCorrected) corrections.push({ token: part, corrected });
      const split = clause.alternatives.length === 0 ? splitWord(vocabulary, part.text) : undefined;
      if (split && !isSynonym(part)) {
        corrections.push({ token: part, corrected: split });
        isSplit = true;
      }
      if (isPath || isIdentifier) clause.required = false;
      if (isIdentifier) clause.isUnmarked = true;
      const isLooseParticle = hasOtherWords && isParticle(part.text) && !isSynonym(part);
      const isGeneric = isPlacementWord(part.text) || (isAsked && isGenericQuestionWord(part.text));
      if (isLooseParticle || isGeneric) {
        clause.required = false;
        clause.isUnmarked = true;
        clause.alternatives = clause.alternatives.map((alternative) => ({
          ...alternative,
          confidence: alternative.confidence * genericWordConfidence,
        }));
      }
      if (clause.required && clause.alternatives.length === 0 && !isSynonym(part))
        unknownWords.push(text.slice(part.start, part.end));
      words.push({ text: part.text, clause, corrected: isCorrected ? corrected : undefined });
      clauses.push(clause);
    }
  }

  // Each word of a synonym phrase also matches the group's term.
  const wordPhrases = findPhrases(words.map((word) => stemWord(word.text)));
  for (const { term, start, end } of wordPhrases) {
    const phraseClauses = words.slice(start, end).flatMap(({ clause }) => clause ?? []);
    for (const clause of phraseClauses) {
      clause.alternatives = dedupeAlternatives([
        ...clause.alternatives,
        { term, confidence: synonymConfidence },
      ]);
    }
  }

  // Two query words may be one word on the pages: "web hook", "e mail".
  for (const [index, { text: second }] of words.entries()) {
    const first = words[index - 1]?.text;
    if (first === undefined || !hasWord(vocabulary, first + second)) continue;
    const term = stemWord(first + second);
    clauses.push(createClause([{ term, confidence: joinedWordConfidence }], false));
  }

  if (!names.length) {
    const found = findNameMatches(vocabulary, words, wordPhrases, endsWithWord);
    // A code that no record has, such as GENERAL_ERROR, isn't about what a part of it names, such as GENERAL.
    const isUnknownCode = unknownWords.includes(text.trim());
    const wordCount = words.filter(({ clause }) => clause).length;
    names.push(...found.filter(({ clauses: own }) => !isUnknownCode || own.length === wordCount));
  }
  let correctedText = text;
  for (const { token, corrected } of [...corrections].reverse())
    correctedText =
      correctedText.slice(0, token.start) + corrected + correctedText.slice(token.end);
  if (isSplit)
    return {
      ...parseQuery(correctedText, vocabulary, findPhrases, getMaxTypos),
      correctedQuery: correctedText.trim(),
    };
  if (tokens.length > 1 || text.trim().length > 2)
    names.push({ term: questionKey(correctedText, findPhrases), clauses: [], confidence: 1 });
  return {
    clauses: clauses.filter(({ alternatives, required }) => required || alternatives.length > 0),
    nameMatches: names,
    correctedQuery: corrections.length > 0 ? correctedText.trim() : undefined,
    unknownWords,
  };
}

import { type HitKind, hitKinds } from '../index/hit-kinds';
import {
  findFloorIndex,
  type IndexCore,
  isPackedTermList,
  isStoredFieldsList,
  type PackedTerm,
  type StoredFields,
  unpackTerms,
} from '../index/index-format';
import { createTermIndex } from '../index/term-index';
import { isStopWord, stemText } from '../text/stemming';
import { createPhraseFinder } from '../text/synonyms';
import { tokenize } from '../text/tokenizer';
import { memoizeAsync } from './memoize-async';
import { parseQuery } from './parse-query';
import { longestPhraseMatch } from './phrase-match';
import { preferRecords } from './prefer-records';
import { isQuestion } from './question-words';
import {
  identifierPriors,
  looksLikeIdentifier,
  questionPriors,
  ranking,
  wordPriors,
} from './ranking-parameters';
import { compareByScore, createScorer, type ScoredRecord, selectTopRecords } from './scorer';
import { createVocabulary, maxTyposForGuess } from './vocabulary';

/** Limits the hits to a context and a kind, if given. Hits of the preferred context come first. */
type SearchFilter = {
  context?: string | undefined;
  preferredContext?: string | undefined;
  kind?: HitKind | undefined;
};

type QueryResult = {
  /** The best hits that pass the filter. */
  records: ScoredRecord[];
  /** The number of hits that pass the filter. */
  total: number;
  /** Numbers of hits per context, and per kind within the requested context. */
  contexts: Record<string, number>;
  kinds: Partial<Record<HitKind, number>>;
  /** The query with its typos corrected, if there were any. */
  correctedQuery?: string | undefined;
  /** The terms that were searched for, to highlight in texts. */
  terms: string[];
};

export type SearchEngine = {
  find: (query: string, limit: number, filter?: SearchFilter) => Promise<QueryResult>;
  /** Returns the fields that a hit displays. */
  readRecord: (id: number) => Promise<{ stored: StoredFields; kind: HitKind; context: string }>;
};

/** The cache of record stems is cleared when it exceeds this size. */
const maxCachedStems = 500;

/** Returns the priors by the index of the kind. */
const toPriorArray = (priors: Record<HitKind, number>) =>
  Float32Array.from(hitKinds, (kind) => priors[kind]);
const wordPriorArray = toPriorArray(wordPriors);
const questionPriorArray = toPriorArray(questionPriors);
const identifierPriorArray = toPriorArray(identifierPriors);

const decodeBase36Digits = (digits: string) =>
  Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));

/** Pairs names with their counts, without zeros. */
function listNonZeroCounts<Name extends string>(
  names: readonly Name[],
  counts: Uint32Array,
): [Name, number][] {
  return names.flatMap((name, index): [Name, number][] => {
    const count = counts[index] ?? 0;
    return count > 0 ? [[name, count]] : [];
  });
}

/**
 * Creates a search engine for an index.
 * @param core the part of the index that is loaded first
 * @param load reads an index file by name and returns its parsed JSON
 */
export function createSearchEngine(
  core: IndexCore,
  load: (file: string) => Promise<unknown>,
): SearchEngine {
  const vocabulary = createVocabulary(core.words.split(' '), decodeBase36Digits(core.frequencies));
  const findPhrases = createPhraseFinder(core.synonyms);
  const termIndex = createTermIndex();

  const loadChecked = async <T>(
    isExpected: (value: unknown) => value is T,
    file = '',
  ): Promise<T> => {
    const content = await load(file);
    if (!isExpected(content)) throw new Error(`${file} is not a search index file`);
    return content;
  };
  const loadTerms = memoizeAsync(async (index) => {
    const [first, file] = core.terms[index] ?? [];
    const isExpected = (value: unknown): value is PackedTerm[] =>
      isPackedTermList(value) && value[0]?.[0] === first;
    termIndex.importTerms(unpackTerms(await loadChecked(isExpected, file)));
  });
  const loadStoredFields = memoizeAsync((file) =>
    loadChecked(isStoredFieldsList, core.details[file]?.[1]),
  );

  const kindIndexes = decodeBase36Digits(core.kinds);
  const contextIndexes = decodeBase36Digits(core.contextOf);
  const score = createScorer(kindIndexes, termIndex.getPostings);

  const readRecord = async (id: number) => {
    const file = findFloorIndex(core.details, id);
    const [firstId = 0] = core.details[file] ?? [];
    const stored = (await loadStoredFields(file))[id - firstId];
    if (!stored) throw new Error(`The search index has no record ${id}`);
    const kind = hitKinds[kindIndexes[id] ?? 0] ?? 'section';
    return { stored, kind, context: core.contexts[contextIndexes[id] ?? 0] ?? '' };
  };

  const stemCache = new Map<number, { name: string[]; text: string[] }>();

  const readRecordStems = async (id: number) => {
    const [, name, , text] = (await readRecord(id)).stored;
    const stems = stemCache.get(id) ?? { name: stemText(name), text: stemText(text) };
    if (stemCache.size > maxCachedStems) stemCache.clear();
    stemCache.set(id, stems);
    return stems;
  };

  /**
   * Reorders the top records: boosts those that contain the query's words as a phrase, and demotes all but the best of
   * those with the same name, such as a field that many schemas have.
   */
  const rerank = async (
    query: string,
    ranked: readonly ScoredRecord[],
  ): Promise<ScoredRecord[]> => {
    const queryStems = stemText(query);
    const contentWords = queryStems.filter((word) => !isStopWord(word)).length;
    // The parts of a single identifier are adjacent in every record that contains it.
    if (contentWords < 2 || tokenize(query).length < 2) return [...ranked];
    const boosted = await Promise.all(
      ranked.slice(0, ranking.rerankDepth).map(async (record) => {
        const { name, text } = await readRecordStems(record.id);
        const phraseLength = Math.max(
          longestPhraseMatch(queryStems, name),
          longestPhraseMatch(queryStems, text),
        );
        const share = Math.max(0, phraseLength - 1) / (contentWords - 1);
        return {
          id: record.id,
          name: name.join(' '),
          score: record.score * (1 + ranking.phraseBoost * share),
        };
      }),
    );
    const nameCounts = new Map<string, number>();
    const top = boosted.sort(compareByScore).map(({ id, name, ...record }): ScoredRecord => {
      const betterCount = nameCounts.get(name) ?? 0;
      nameCounts.set(name, betterCount + 1);
      return { id, score: record.score * ranking.repeatedNameFactor ** betterCount };
    });
    return [...top.sort(compareByScore), ...ranked.slice(ranking.rerankDepth)];
  };

  /** Counts hits per context, and per kind within the requested context. */
  const countHits = (ids: Int32Array, isInContext: (id: number) => boolean) => {
    const contextCounts = new Uint32Array(core.contexts.length);
    const kindCounts = new Uint32Array(hitKinds.length);
    for (const id of ids) {
      const context = contextIndexes[id] ?? 0;
      contextCounts[context] = (contextCounts[context] ?? 0) + 1;
      if (!isInContext(id)) continue;
      const kind = kindIndexes[id] ?? 0;
      kindCounts[kind] = (kindCounts[kind] ?? 0) + 1;
    }
    return {
      contexts: Object.fromEntries(listNonZeroCounts(core.contexts, contextCounts)),
      kinds: Object.fromEntries(listNonZeroCounts(hitKinds, kindCounts)),
    };
  };

  const find = async (
    query: string,
    limit: number,
    filter: SearchFilter = {},
  ): Promise<QueryResult> => {
    const parsed = parseQuery(query, vocabulary, findPhrases);
    const terms = [
      ...parsed.clauses.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
      ...parsed.nameMatches.map(({ term }) => term),
    ];
    const files = new Set(terms.map((term) => findFloorIndex(core.terms, term)));
    await Promise.all([...files].map(loadTerms));

    const context = core.contexts.indexOf(filter.context ?? '');
    const kind = filter.kind === undefined ? -1 : hitKinds.indexOf(filter.kind);
    const isInContext = (id: number) => !filter.context || contextIndexes[id] === context;
    const isIncluded = (id: number) => isInContext(id) && (kind < 0 || kindIndexes[id] === kind);
    // Who types an identifier wants what has that name, wherever it is.
    const preferred = looksLikeIdentifier(query)
      ? -1
      : core.contexts.indexOf(filter.preferredContext ?? '');
    const isPreferred = (id: number) => contextIndexes[id] === preferred;

    // No await may come between scoring and selecting, because the next query reuses the scorer's arrays.
    const priors = looksLikeIdentifier(query)
      ? identifierPriorArray
      : isQuestion(query)
        ? questionPriorArray
        : wordPriorArray;
    const scored = score(parsed, priors);
    const counts = countHits(scored.ids, isInContext);
    const depth = Math.max(limit, ranking.rerankDepth);
    const top = selectTopRecords(scored, depth, isIncluded);
    const preferredTop =
      preferred < 0
        ? []
        : selectTopRecords(scored, limit, (id) => isIncluded(id) && isPreferred(id));
    const records = preferRecords(await rerank(query, top), preferredTop, limit, isPreferred);

    const total = Object.entries(counts.kinds).reduce(
      (sum, [name, count]) => sum + (filter.kind === undefined || name === filter.kind ? count : 0),
      0,
    );
    const { correctedQuery } =
      scored.ids.length > 0 ? parsed : parseQuery(query, vocabulary, findPhrases, maxTyposForGuess);
    return { records, total, ...counts, terms, correctedQuery };
  };

  return { find, readRecord };
}

import type { IndexCore, StoredFields } from '../index/index-format';
import { unpackWords } from '../index/pack-words';
import type { QueryType, RecordKind } from '../index/record-kind';
import { findMatches } from '../text/matches';
import { createTermMatcher } from '../text/snippet';
import { createPhraseFinder, findSynonyms } from '../text/synonyms';
import type { Token } from '../text/tokenizer';
import { compileFilter, countHits, type HitCounts, type SearchFilter } from './count-hits';
import { type GroupLimits, groupByPage } from './group-by-page';
import { createIndexFiles } from './index-files';
import { decodeBase36Digits, readIndexedRecords } from './indexed-records';
import { type ParsedQuery, parseQuery } from './parse-query';
import type { QueryClause } from './query-words';
import { getQueryType, looksLikeIdentifier, ranking } from './ranking-parameters';
import { createReranker } from './rerank';
import {
  createScorer,
  type QueryScores,
  rankRecords,
  type ScoredRecord,
  selectTopRecords,
} from './scorer';
import { suggestQuery } from './suggest-query';
import { createVocabulary } from './vocabulary';

type QueryResult = HitCounts & {
  /** The best hits that pass the filter. */
  records: ScoredRecord[];
  /** The query with its typos corrected, if there were any and something was found. */
  correctedQuery?: string | undefined;
  /** A similar query that finds more, if nothing or little was found. */
  suggestedQuery?: string | undefined;
  /** The terms that were searched for, and those of them to highlight in texts. */
  terms: string[];
  markedTerms: string[];
  /** The words of the query that no record contains. */
  unknownWords: string[];
};

/** The fields that a hit displays, and what it is a part of. */
type ReadRecord<Kind extends string> = {
  stored: StoredFields;
  kind: Kind;
  context: string;
  /** The id and the kind of its page. */
  pageId: number;
  pageKind: Kind;
};

export type SearchEngine<Kind extends string = string> = {
  find: (query: string, limit: number, filter?: SearchFilter<Kind>) => Promise<QueryResult>;
  /**
   * Like `find`, but returns the best hits of each of the best `limit` pages, in the order of the pages.
   * @param sections how many hits of a page to return, in addition to the page itself
   */
  findPages: (
    query: string,
    limits: GroupLimits,
    filter?: SearchFilter<Kind>,
  ) => Promise<QueryResult & { pageTotals: ReadonlyMap<number, number> }>;
  readRecord: (id: number) => Promise<ReadRecord<Kind>>;
  /** Returns the phrases in a text that are synonyms of a query's, which has these `terms`. */
  findSynonyms: (text: string, terms: readonly string[]) => Token[];
};

/** Returns the priors of a type of queries by the index of the kind. */
const toPriorArray = (kinds: readonly RecordKind[], type: QueryType) =>
  Float32Array.from(kinds, ({ priors }) => priors[type]);

const listClauseTerms = (clauses: readonly QueryClause[]): string[] =>
  clauses.flatMap(({ alternatives }) => alternatives.map(({ term }) => term));

const listTerms = ({ clauses, nameMatches }: ParsedQuery): string[] => [
  ...listClauseTerms(clauses),
  ...nameMatches.map(({ term }) => term),
];

const isMarked = ({ isUnmarked = false }: { isUnmarked?: boolean }) => !isUnmarked;

const listMarkedTerms = (clauses: readonly QueryClause[]): string[] =>
  clauses
    .filter(isMarked)
    .flatMap(({ alternatives }) => alternatives.filter(isMarked).map(({ term }) => term));

/**
 * Creates a search engine for an index.
 * @param core the part of the index that is loaded first
 * @param kinds the kinds with which the index was built
 * @param load reads an index file by name and returns its parsed JSON
 */
export function createSearchEngine<Kind extends string>(
  core: IndexCore,
  kinds: readonly RecordKind<Kind>[],
  load: (file: string) => Promise<unknown>,
): SearchEngine<Kind> {
  const vocabulary = createVocabulary(
    unpackWords(core.words),
    decodeBase36Digits(core.frequencies),
  );
  const findPhrases = createPhraseFinder(core.synonyms);
  const files = createIndexFiles(core, load);
  const indexed = readIndexedRecords(core, kinds);
  const { contexts, kindIndexes, contextIndexes, kindOf, contextOf, pageOf } = indexed;
  const score = createScorer(kindIndexes, files.getPostings, (id) => kindOf(id).isRow === true);
  const rerank = createReranker(files.readStoredFields, (id) => pageOf(id) === id);

  const priorArrays: Record<QueryType, Float32Array> = {
    words: toPriorArray(kinds, 'words'),
    question: toPriorArray(kinds, 'question'),
    identifier: toPriorArray(kinds, 'identifier'),
  };
  const readRecord = async (id: number): Promise<ReadRecord<Kind>> => ({
    stored: await files.readStoredFields(id),
    kind: kindOf(id).name,
    context: contextOf(id),
    pageId: pageOf(id),
    pageKind: kindOf(pageOf(id)).name,
  });

  /** Raises the scores of the records in a context. */
  const boostContext = ({ ids, scores }: QueryScores, contextIndex: number) => {
    for (const id of ids)
      if (contextIndexes[id] === contextIndex)
        scores[id] = (scores[id] ?? 0) * ranking.preferredContextFactor;
  };

  /** Loads what a query needs. The result of `score` is valid until the next query, so no await may come before its use. */
  const prepare = async (query: string) => {
    const parsed = parseQuery(query, vocabulary, findPhrases);
    const terms = listTerms(parsed);
    const type = getQueryType(query);
    await Promise.all([files.loadTerms(terms), files.loadStart(query)]);
    return {
      parsed,
      found: {
        terms,
        markedTerms: listMarkedTerms(parsed.clauses),
        unknownWords: parsed.unknownWords,
      },
      // The words of an unfinished identifier are parts of one name.
      score: (): QueryScores =>
        score(parsed, priorArrays[type], type === 'identifier' ? 1 : ranking.partialRowFactor),
    };
  };

  /** Returns the records that a query names or asks for as a whole. */
  const findBestBets = ({ nameMatches }: ParsedQuery): ReadonlySet<number> =>
    new Set(
      nameMatches
        .filter(({ clauses, confidence }) => clauses.length === 0 && confidence === 1)
        .flatMap(({ term }) => files.getPostings(term).flatMap((ids) => ids ?? [])),
    );

  const createMatcher = ({ markedTerms }: Pick<QueryResult, 'markedTerms'>) => {
    const matches = createTermMatcher(markedTerms);
    return (text: string) =>
      findMatches(text, matches).length > 0 ||
      findSynonyms(text, findPhrases, markedTerms).length > 0;
  };

  const countMatches = async (query: string): Promise<number> => {
    const { score: scoreQuery } = await prepare(query);
    return scoreQuery().ids.length;
  };

  /** Returns the corrected query, and the query that may be meant if little was found. */
  const findOtherQueries = async (
    query: string,
    { correctedQuery }: ParsedQuery,
    matchCount: number,
    hasAnswer: boolean,
  ): Promise<Pick<QueryResult, 'correctedQuery' | 'suggestedQuery'>> => {
    // A record that is named or asked for is what the reader means, even if it is the only one.
    if (hasAnswer) return { correctedQuery };
    return {
      ...(matchCount > 0 && { correctedQuery }),
      suggestedQuery: await suggestQuery(
        correctedQuery ?? query,
        matchCount,
        vocabulary,
        findPhrases,
        countMatches,
      ),
    };
  };

  const find: SearchEngine<Kind>['find'] = async (query, limit, filter = {}) => {
    const { parsed, found, score: scoreQuery } = await prepare(query);
    const { isIncluded } = compileFilter(filter, indexed);
    // A reader who types an identifier looks for what has that name, in any context.
    const preferred = looksLikeIdentifier(query)
      ? -1
      : contexts.indexOf(filter.preferredContext ?? '');

    const scored = scoreQuery();
    if (preferred >= 0) boostContext(scored, preferred);
    const matchCount = scored.ids.length;
    const counts = countHits(scored.ids, filter, indexed);
    const top = selectTopRecords(
      scored,
      Math.max(limit, ranking.rerankDepth),
      isIncluded,
      filter.isVaried ? indexed.findPageShare : undefined,
    );
    const bestBets = findBestBets(parsed);
    const records = (
      await rerank(parsed.correctedQuery ?? query, top, bestBets, createMatcher(found))
    ).slice(0, limit);
    const otherQueries = await findOtherQueries(query, parsed, matchCount, bestBets.size > 0);
    return { ...counts, records, ...found, ...otherQueries };
  };

  const findPages: SearchEngine<Kind>['findPages'] = async (query, limits, filter = {}) => {
    const { parsed, found, score: scoreQuery } = await prepare(query);
    const { isIncluded } = compileFilter(filter, indexed);
    const scored = scoreQuery();
    const matchCount = scored.ids.length;
    const counts = countHits(scored.ids, filter, indexed);
    const ranked = rankRecords(scored, isIncluded);
    const bestBets = findBestBets(parsed);
    const { records, pageTotals } = groupByPage(
      await rerank(parsed.correctedQuery ?? query, ranked, bestBets, createMatcher(found)),
      pageOf,
      limits,
    );
    const otherQueries = await findOtherQueries(query, parsed, matchCount, bestBets.size > 0);
    return { ...counts, records, pageTotals, ...found, ...otherQueries };
  };

  return {
    find,
    findPages,
    readRecord,
    findSynonyms: (text, terms) => findSynonyms(text, findPhrases, terms),
  };
}

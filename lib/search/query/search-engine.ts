import type { IndexCore, StoredFields } from '../index/index-format';
import { unpackWords } from '../index/pack-words';
import type { QueryType, RecordKind } from '../index/record-kind';
import { createPhraseFinder } from '../text/synonyms';
import { groupByPage } from './group-by-page';
import { createIndexFiles } from './index-files';
import { type ParsedQuery, parseQuery } from './parse-query';
import { getQueryType, looksLikeIdentifier, ranking } from './ranking-parameters';
import { createReranker } from './rerank';
import {
  createScorer,
  type QueryScores,
  type RecordShare,
  rankRecords,
  type ScoredRecord,
  selectTopRecords,
} from './scorer';
import { suggestQuery } from './suggest-query';
import { createVocabulary } from './vocabulary';

/** Limits the hits to a context, a kind, and the page with an id. */
export type SearchFilter<Kind extends string = string> = {
  context?: string | undefined;
  /** Hits of this context rank somewhat higher, because the reader is in it. */
  preferredContext?: string | undefined;
  /** Whether the hits have at most `RecordKind.maxSuggestedPerPage` records of a kind of each page. */
  isVaried?: boolean | undefined;
  kind?: Kind | undefined;
  pageId?: number | undefined;
};

type HitCounts = {
  /** The number of hits that pass the filter, and the number of their pages. */
  total: number;
  pages: number;
  /** Numbers of hits per context, and per kind within the requested context. */
  contexts: Record<string, number>;
  kinds: Record<string, number>;
};

type QueryResult = HitCounts & {
  /** The best hits that pass the filter. */
  records: ScoredRecord[];
  /** The query with its typos corrected, if there were any and something was found. */
  correctedQuery?: string | undefined;
  /** A similar query that finds more, if nothing or little was found. */
  suggestedQuery?: string | undefined;
  /** The terms that were searched for, to highlight in texts. */
  terms: string[];
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
    limit: number,
    sections: number,
    filter?: SearchFilter<Kind>,
  ) => Promise<QueryResult & { pageTotals: ReadonlyMap<number, number> }>;
  readRecord: (id: number) => Promise<ReadRecord<Kind>>;
};

/** Returns the priors of a type of queries by the index of the kind. */
const toPriorArray = (kinds: readonly RecordKind[], type: QueryType) =>
  Float32Array.from(kinds, ({ priors }) => priors[type]);

const decodeBase36Digits = (digits: string) =>
  Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));

/** Pairs names with their counts, without zeros. */
function listNonZeroCounts(names: readonly string[], counts: Uint32Array): [string, number][] {
  return names.flatMap((name, index): [string, number][] => {
    const count = counts[index] ?? 0;
    return count > 0 ? [[name, count]] : [];
  });
}

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
  const kindIndexes = decodeBase36Digits(core.kinds);
  const contextIndexes = decodeBase36Digits(core.contextOf);
  const score = createScorer(kindIndexes, files.getPostings);
  const rerank = createReranker(files.readStoredFields);

  const priorArrays: Record<QueryType, Float32Array> = {
    words: toPriorArray(kinds, 'words'),
    question: toPriorArray(kinds, 'question'),
    identifier: toPriorArray(kinds, 'identifier'),
  };
  const kindOf = (id: number): RecordKind<Kind> => {
    const kind = kinds[kindIndexes[id] ?? 0];
    if (!kind) throw new Error(`The search index has an unknown kind, ${kindIndexes[id]}`);
    return kind;
  };
  // A page is followed by its parts.
  let lastPage = 0;
  const pageIds = Int32Array.from(kindIndexes, (_, id) => {
    if (kindOf(id).isPage) lastPage = id;
    return lastPage;
  });
  const pageOf = (id: number) => pageIds[id] ?? 0;

  const readRecord = async (id: number): Promise<ReadRecord<Kind>> => ({
    stored: await files.readStoredFields(id),
    kind: kindOf(id).name,
    context: core.contexts[contextIndexes[id] ?? 0] ?? '',
    pageId: pageOf(id),
    pageKind: kindOf(pageOf(id)).name,
  });

  /** Returns the group of the records of the same kind on the same page, if it is limited among suggestions. */
  const findPageShare = (id: number): RecordShare | undefined => {
    const { maxSuggestedPerPage: max } = kindOf(id);
    return max === undefined
      ? undefined
      : { group: pageOf(id) * kinds.length + (kindIndexes[id] ?? 0), max };
  };

  /** Raises the scores of the records in a context. */
  const boostContext = ({ ids, scores }: QueryScores, contextIndex: number) => {
    for (const id of ids)
      if (contextIndexes[id] === contextIndex)
        scores[id] = (scores[id] ?? 0) * ranking.preferredContextFactor;
  };

  /** Returns the filter as conditions. */
  const createConditions = ({ context, kind, pageId }: SearchFilter<Kind>) => {
    const contextIndex = core.contexts.indexOf(context ?? '');
    const isInContext = (id: number) => !context || contextIndexes[id] === contextIndex;
    const isIncluded = (id: number) =>
      isInContext(id) &&
      (kind === undefined || kindOf(id).name === kind) &&
      (pageId === undefined || pageOf(id) === pageId);
    return { isInContext, isIncluded };
  };

  const countHits = (ids: Int32Array, filter: SearchFilter<Kind>): HitCounts => {
    const { isInContext, isIncluded } = createConditions(filter);
    const contextCounts = new Uint32Array(core.contexts.length);
    const kindCounts = new Uint32Array(kinds.length);
    const pages = new Set<number>();
    let total = 0;
    for (const id of ids) {
      const context = contextIndexes[id] ?? 0;
      contextCounts[context] = (contextCounts[context] ?? 0) + 1;
      if (isIncluded(id)) {
        total++;
        pages.add(pageOf(id));
      }
      if (!isInContext(id)) continue;
      const kind = kindIndexes[id] ?? 0;
      kindCounts[kind] = (kindCounts[kind] ?? 0) + 1;
    }
    return {
      total,
      pages: pages.size,
      contexts: Object.fromEntries(listNonZeroCounts(core.contexts, contextCounts)),
      kinds: Object.fromEntries(
        listNonZeroCounts(
          kinds.map(({ name }) => name),
          kindCounts,
        ),
      ),
    };
  };

  const listTerms = ({ clauses, nameMatches }: ParsedQuery): string[] => [
    ...clauses.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
    ...nameMatches.map(({ term }) => term),
  ];

  /** Loads what a query needs. The result of `score` is valid until the next query, so no await may come before its use. */
  const prepare = async (query: string) => {
    const parsed = parseQuery(query, vocabulary, findPhrases);
    const terms = listTerms(parsed);
    await Promise.all([files.loadTerms(terms), files.loadStart(query)]);
    return {
      parsed,
      terms,
      score: (): QueryScores => score(parsed, priorArrays[getQueryType(query)]),
    };
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
  ): Promise<Pick<QueryResult, 'correctedQuery' | 'suggestedQuery'>> => ({
    ...(matchCount > 0 && { correctedQuery }),
    suggestedQuery: await suggestQuery(
      correctedQuery ?? query,
      matchCount,
      vocabulary,
      findPhrases,
      countMatches,
    ),
  });

  const find: SearchEngine<Kind>['find'] = async (query, limit, filter = {}) => {
    const { parsed, terms, score: scoreQuery } = await prepare(query);
    const { isIncluded } = createConditions(filter);
    // A reader who types an identifier looks for what has that name, in any context.
    const preferred = looksLikeIdentifier(query)
      ? -1
      : core.contexts.indexOf(filter.preferredContext ?? '');

    const scored = scoreQuery();
    if (preferred >= 0) boostContext(scored, preferred);
    const matchCount = scored.ids.length;
    const counts = countHits(scored.ids, filter);
    const top = selectTopRecords(
      scored,
      Math.max(limit, ranking.rerankDepth),
      isIncluded,
      filter.isVaried ? findPageShare : undefined,
    );
    const records = (await rerank(parsed.correctedQuery ?? query, top)).slice(0, limit);
    return { ...counts, records, terms, ...(await findOtherQueries(query, parsed, matchCount)) };
  };

  const findPages: SearchEngine<Kind>['findPages'] = async (
    query,
    limit,
    sections,
    filter = {},
  ) => {
    const { parsed, terms, score: scoreQuery } = await prepare(query);
    const { isIncluded } = createConditions(filter);
    const scored = scoreQuery();
    const matchCount = scored.ids.length;
    const counts = countHits(scored.ids, filter);
    const ranked = rankRecords(scored, isIncluded);
    const { records, pageTotals } = groupByPage(
      await rerank(parsed.correctedQuery ?? query, ranked),
      pageOf,
      limit,
      sections,
    );
    const otherQueries = await findOtherQueries(query, parsed, matchCount);
    return { ...counts, records, pageTotals, terms, ...otherQueries };
  };

  return { find, findPages, readRecord };
}

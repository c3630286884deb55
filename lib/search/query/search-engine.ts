import { type HitKind, hitKinds } from '../index/hit-kinds';
import {
  findFloorIndex,
  type IndexCore,
  type PackedTerm,
  type StoredFields,
  unpackTerms,
} from '../index/index-format';
import { createTermIndex } from '../index/term-index';
import { isStopWord } from '../text/stemming';
import { createPhraseFinder } from '../text/synonyms';
import { tokenize } from '../text/tokenizer';
import { memoizeAsync } from './memoize-async';
import { parseQuery } from './parse-query';
import { longestPhraseMatch, stemText } from './phrase-match';
import { identifierPriors, looksLikeIdentifier, ranking, wordPriors } from './ranking-parameters';
import { compareByScore, createScorer, type ScoredRecord, selectTopRecords } from './scorer';
import { createVocabulary, maxTyposForGuess } from './vocabulary';

/** Which hits are wanted; all where it says nothing. */
export type SearchFilter = { context?: string; kind?: HitKind };

export type QueryResult = {
  /** The best hits that the filter lets through. */
  records: ScoredRecord[];
  /** How many the filter lets through. */
  total: number;
  /** How many there are in each context, and of each kind in the wanted context. */
  contexts: Record<string, number>;
  kinds: Partial<Record<HitKind, number>>;
  /** The query as it was understood, where words were mended. */
  correctedQuery?: string;
  /** The terms that were searched for: what to mark in a text. */
  terms: string[];
};

export type SearchEngine = {
  find: (query: string, limit: number, filter?: SearchFilter) => Promise<QueryResult>;
  /** What a hit shows. */
  readRecord: (id: number) => Promise<{ stored: StoredFields; kind: HitKind; context: string }>;
};

/** So many records' stems are kept at most. */
const keptStems = 500;

/** The factor of each kind, by its number. */
const toFactors = (priors: Record<HitKind, number>) =>
  Float32Array.from(hitKinds, (kind) => priors[kind]);
const wordFactors = toFactors(wordPriors);
const identifierFactors = toFactors(identifierPriors);

/** Base-36 digits as numbers. */
const decodeDigits = (digits: string) =>
  Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));

/** Counts by name, without those of nothing. */
function nameCounts<Name extends string>(
  names: readonly Name[],
  counts: Uint32Array,
): [Name, number][] {
  return names.flatMap((name, index): [Name, number][] => {
    const count = counts[index] ?? 0;
    return count > 0 ? [[name, count]] : [];
  });
}

/**
 * Makes a search engine of an index.
 * @param core the part that is loaded first
 * @param load reads a file of the index by its name
 */
export function createSearchEngine(
  core: IndexCore,
  load: <T>(file: string) => Promise<T>,
): SearchEngine {
  const vocabulary = createVocabulary(core.words.split(' '), decodeDigits(core.frequencies));
  const findPhrases = createPhraseFinder(core.synonyms);
  const index = createTermIndex();
  const loadTerms = memoizeAsync(async (file) =>
    index.importTerms(unpackTerms(await load<PackedTerm[]>(core.terms[file]?.[1] ?? ''))),
  );
  const loadDetails = memoizeAsync((file) => load<StoredFields[]>(core.details[file]?.[1] ?? ''));

  const kindOf = decodeDigits(core.kinds);
  const contextOf = decodeDigits(core.contextOf);
  const score = createScorer(kindOf, index.getPostings);

  const read = async (id: number) => {
    const file = findFloorIndex(core.details, id);
    const [first = 0] = core.details[file] ?? [];
    const stored = (await loadDetails(file))[id - first];
    if (!stored) throw new Error(`The search index has no record ${id}`);
    const kind = hitKinds[kindOf[id] ?? 0] ?? 'section';
    return { stored: stored, kind, context: core.contexts[contextOf[id] ?? 0] ?? '' };
  };

  const stems = new Map<number, { name: string[]; text: string[] }>();

  /** The stems of a record's name and text; those of the records that were read lately are kept. */
  const readRecordStems = async (id: number) => {
    const [, name, , text] = (await read(id)).stored;
    const known = stems.get(id) ?? { name: stemText(name), text: stemText(text) };
    if (stems.size > keptStems) stems.clear();
    stems.set(id, known);
    return known;
  };

  /**
   * Reads the best records: lifts those in which the query's words stand together, and puts places of one name
   * (a field that many schemas have) behind the best of them.
   */
  const readBest = async (
    query: string,
    ranked: readonly ScoredRecord[],
  ): Promise<ScoredRecord[]> => {
    const wanted = stemText(query);
    const telling = wanted.filter((word) => !isStopWord(word)).length;
    // The parts of one identifier stand together wherever it stands.
    if (telling < 2 || tokenize(query).length < 2) return [...ranked];
    const lifted = await Promise.all(
      ranked.slice(0, ranking.rerankDepth).map(async ({ id, score: worth }) => {
        const { name, text } = await readRecordStems(id);
        const run = Math.max(longestPhraseMatch(wanted, name), longestPhraseMatch(wanted, text));
        const share = Math.max(0, run - 1) / (telling - 1);
        return { id, name: name.join(' '), score: worth * (1 + ranking.phraseBoost * share) };
      }),
    );
    const names = new Map<string, number>();
    const best = lifted.sort(compareByScore).map(({ id, name, score: worth }): ScoredRecord => {
      const before = names.get(name) ?? 0;
      names.set(name, before + 1);
      return { id, score: worth * ranking.repeatedNameFactor ** before };
    });
    return [...best.sort(compareByScore), ...ranked.slice(ranking.rerankDepth)];
  };

  /** Counts what was found: by context, and by kind in the wanted context. */
  const countFound = (ids: Int32Array, isInContext: (id: number) => boolean) => {
    const byContext = new Uint32Array(core.contexts.length);
    const byKind = new Uint32Array(hitKinds.length);
    for (const id of ids) {
      const context = contextOf[id] ?? 0;
      byContext[context] = (byContext[context] ?? 0) + 1;
      if (!isInContext(id)) continue;
      const kind = kindOf[id] ?? 0;
      byKind[kind] = (byKind[kind] ?? 0) + 1;
    }
    return {
      contexts: Object.fromEntries(nameCounts(core.contexts, byContext)),
      kinds: Object.fromEntries(nameCounts(hitKinds, byKind)),
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
    const isInContext = (id: number) => !filter.context || contextOf[id] === context;
    const isWanted = (id: number) => isInContext(id) && (kind < 0 || kindOf[id] === kind);

    // What is found is read before the next question: the scorer uses its arrays again.
    const scored = score(parsed, looksLikeIdentifier(query) ? identifierFactors : wordFactors);
    const counts = countFound(scored.ids, isInContext);
    const best = selectTopRecords(scored, Math.max(limit, ranking.rerankDepth), isWanted);
    const found = (await readBest(query, best)).slice(0, limit);

    const total = Object.entries(counts.kinds).reduce(
      (sum, [name, count]) => sum + (filter.kind === undefined || name === filter.kind ? count : 0),
      0,
    );
    const mended =
      scored.ids.length > 0
        ? parsed.correctedQuery
        : parseQuery(query, vocabulary, findPhrases, maxTyposForGuess).correctedQuery;
    return {
      records: found,
      total,
      ...counts,
      terms,
      ...(mended !== undefined && { correctedQuery: mended }),
    };
  };

  return { find, readRecord: read };
}

import {
  type Detail,
  findFloor,
  type IndexCore,
  type PackedTerm,
  unpackTerms,
} from './index-files';
import { type Kind, kinds } from './kinds';
import { once } from './once';
import { parseQuery } from './query';
import { identifierPriors, looksLikeIdentifier, ranking, wordPriors } from './ranking';
import { longestRun, readStems } from './runs';
import { byScore, createScorer, type Found, selectBest } from './score';
import { isStopWord } from './stems';
import { createPhraseFinder } from './synonyms';
import { createTermIndex } from './term-index';
import { tokenise } from './tokens';
import { createVocabulary, guessedErrors } from './vocabulary';

/** Which hits are wanted; all where it says nothing. */
export type Filter = { context?: string; kind?: Kind };

export type Answer = {
  /** The best hits that the filter lets through. */
  found: Found[];
  /** How many the filter lets through. */
  total: number;
  /** How many there are in each context, and of each kind in the wanted context. */
  contexts: Record<string, number>;
  kinds: Partial<Record<Kind, number>>;
  /** The query as it was understood, where words were mended. */
  mended?: string;
  /** The terms that were searched for: what to mark in a text. */
  terms: string[];
};

export type SearchEngine = {
  find: (query: string, limit: number, filter?: Filter) => Promise<Answer>;
  /** What a hit shows. */
  read: (id: number) => Promise<{ detail: Detail; kind: Kind; context: string }>;
};

/** So many records' stems are kept at most. */
const keptStems = 500;

/** The factor of each kind, by its number. */
const toFactors = (priors: Record<Kind, number>) =>
  Float32Array.from(kinds, (kind) => priors[kind]);
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
export function createEngine(core: IndexCore, load: <T>(file: string) => Promise<T>): SearchEngine {
  const vocabulary = createVocabulary(core.words.split(' '), decodeDigits(core.frequencies));
  const findPhrases = createPhraseFinder(core.synonyms);
  const index = createTermIndex();
  const loadTerms = once(async (file) =>
    index.importTerms(unpackTerms(await load<PackedTerm[]>(core.terms[file]?.[1] ?? ''))),
  );
  const loadDetails = once((file) => load<Detail[]>(core.details[file]?.[1] ?? ''));

  const kindOf = decodeDigits(core.kinds);
  const contextOf = decodeDigits(core.contextOf);
  const score = createScorer(kindOf, index.retrieve);

  const read = async (id: number) => {
    const file = findFloor(core.details, id);
    const [first = 0] = core.details[file] ?? [];
    const detail = (await loadDetails(file))[id - first];
    if (!detail) throw new Error(`The search index has no record ${id}`);
    const kind = kinds[kindOf[id] ?? 0] ?? 'section';
    return { detail, kind, context: core.contexts[contextOf[id] ?? 0] ?? '' };
  };

  const stems = new Map<number, { name: string[]; text: string[] }>();

  /** The stems of a record's name and text; those of the records that were read lately are kept. */
  const readRecordStems = async (id: number) => {
    const [, name, , text] = (await read(id)).detail;
    const known = stems.get(id) ?? { name: readStems(name), text: readStems(text) };
    if (stems.size > keptStems) stems.clear();
    stems.set(id, known);
    return known;
  };

  /**
   * Reads the best records: lifts those in which the query's words stand together, and puts places of one name
   * (a field that many schemas have) behind the best of them.
   */
  const readBest = async (query: string, ranked: readonly Found[]): Promise<Found[]> => {
    const wanted = readStems(query);
    const telling = wanted.filter((word) => !isStopWord(word)).length;
    // The parts of one identifier stand together wherever it stands.
    if (telling < 2 || tokenise(query).length < 2) return [...ranked];
    const lifted = await Promise.all(
      ranked.slice(0, ranking.read).map(async ({ id, score: worth }) => {
        const { name, text } = await readRecordStems(id);
        const run = Math.max(longestRun(wanted, name), longestRun(wanted, text));
        const share = Math.max(0, run - 1) / (telling - 1);
        return { id, name: name.join(' '), score: worth * (1 + ranking.phrase * share) };
      }),
    );
    const names = new Map<string, number>();
    const best = lifted.sort(byScore).map(({ id, name, score: worth }): Found => {
      const before = names.get(name) ?? 0;
      names.set(name, before + 1);
      return { id, score: worth * ranking.repeatedName ** before };
    });
    return [...best.sort(byScore), ...ranked.slice(ranking.read)];
  };

  /** Counts what was found: by context, and by kind in the wanted context. */
  const countFound = (ids: Int32Array, isInContext: (id: number) => boolean) => {
    const byContext = new Uint32Array(core.contexts.length);
    const byKind = new Uint32Array(kinds.length);
    for (const id of ids) {
      const context = contextOf[id] ?? 0;
      byContext[context] = (byContext[context] ?? 0) + 1;
      if (!isInContext(id)) continue;
      const kind = kindOf[id] ?? 0;
      byKind[kind] = (byKind[kind] ?? 0) + 1;
    }
    return {
      contexts: Object.fromEntries(nameCounts(core.contexts, byContext)),
      kinds: Object.fromEntries(nameCounts(kinds, byKind)),
    };
  };

  const find = async (query: string, limit: number, filter: Filter = {}): Promise<Answer> => {
    const parsed = parseQuery(query, vocabulary, findPhrases);
    const terms = [
      ...parsed.units.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
      ...parsed.names.map(({ term }) => term),
    ];
    const files = new Set(terms.map((term) => findFloor(core.terms, term)));
    await Promise.all([...files].map(loadTerms));

    const context = core.contexts.indexOf(filter.context ?? '');
    const kind = filter.kind === undefined ? -1 : kinds.indexOf(filter.kind);
    const isInContext = (id: number) => !filter.context || contextOf[id] === context;
    const isWanted = (id: number) => isInContext(id) && (kind < 0 || kindOf[id] === kind);

    // What is found is read before the next question: the scorer uses its arrays again.
    const scored = score(parsed, looksLikeIdentifier(query) ? identifierFactors : wordFactors);
    const counts = countFound(scored.ids, isInContext);
    const best = selectBest(scored, Math.max(limit, ranking.read), isWanted);
    const found = (await readBest(query, best)).slice(0, limit);

    const total = Object.entries(counts.kinds).reduce(
      (sum, [name, count]) => sum + (filter.kind === undefined || name === filter.kind ? count : 0),
      0,
    );
    const mended =
      scored.ids.length > 0
        ? parsed.mended
        : parseQuery(query, vocabulary, findPhrases, guessedErrors).mended;
    return { found, total, ...counts, terms, ...(mended !== undefined && { mended }) };
  };

  return { find, read };
}

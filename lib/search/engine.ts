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
import { byScore, createScorer, type Found } from './score';
import { isStopWord } from './stems';
import { createPhraseFinder } from './synonyms';
import { createTermIndex } from './term-index';
import { tokenise } from './tokens';
import { guessedErrors, type Vocabulary } from './vocabulary';

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

/**
 * Makes a search engine of an index.
 * @param core the part that is loaded first
 * @param load reads a file of the index by its name
 */
export function createEngine(core: IndexCore, load: <T>(file: string) => Promise<T>): SearchEngine {
  const vocabulary: Vocabulary = { words: core.words.split(' '), frequencies: core.frequencies };
  const findPhrases = createPhraseFinder(core.synonyms);
  const index = createTermIndex();
  const loadTerms = once(async (file) =>
    index.importTerms(unpackTerms(await load<PackedTerm[]>(core.terms[file]?.[1] ?? ''))),
  );
  const loadDetails = once((file) => load<Detail[]>(core.details[file]?.[1] ?? ''));

  const kindOf = (id: number): Kind =>
    kinds[Number.parseInt(core.kinds.charAt(id), 36)] ?? 'section';
  const contextOf = (id: number): string =>
    core.contexts[Number.parseInt(core.contextOf.charAt(id), 36)] ?? '';

  const score = createScorer(core.records, kindOf, index.retrieve);

  const read = async (id: number) => {
    const file = findFloor(core.details, id);
    const [first = 0] = core.details[file] ?? [];
    const detail = (await loadDetails(file))[id - first];
    if (!detail) throw new Error(`The search index has no record ${id}`);
    return { detail, kind: kindOf(id), context: contextOf(id) };
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
      ranked.slice(0, ranking.read).map(async ({ id, score }) => {
        const [, name, , text] = (await read(id)).detail;
        const run = Math.max(
          longestRun(wanted, readStems(name)),
          longestRun(wanted, readStems(text)),
        );
        const share = Math.max(0, run - 1) / (telling - 1);
        return { id, name, score: score * (1 + ranking.phrase * share) };
      }),
    );
    const names = new Map<string, number>();
    const best = lifted.sort(byScore).map(({ id, name, score }): Found => {
      const before = names.get(name) ?? 0;
      names.set(name, before + 1);
      return { id, score: score * ranking.repeatedName ** before };
    });
    return [...best.sort(byScore), ...ranked.slice(ranking.read)];
  };

  const find = async (query: string, limit: number, filter: Filter = {}): Promise<Answer> => {
    const parsed = parseQuery(query, vocabulary, findPhrases);
    const terms = [
      ...parsed.units.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
      ...parsed.names.map(({ term }) => term),
    ];
    const files = new Set(terms.map((term) => findFloor(core.terms, term)));
    await Promise.all([...files].map(loadTerms));
    const priors = looksLikeIdentifier(query) ? identifierPriors : wordPriors;
    const ranked = await readBest(query, score(parsed, priors));

    const answer: Answer = { found: [], total: 0, contexts: {}, kinds: {}, terms };
    for (const hit of ranked) {
      const context = contextOf(hit.id);
      const kind = kindOf(hit.id);
      answer.contexts[context] = (answer.contexts[context] ?? 0) + 1;
      if (filter.context !== undefined && filter.context !== context) continue;
      answer.kinds[kind] = (answer.kinds[kind] ?? 0) + 1;
      if (filter.kind !== undefined && filter.kind !== kind) continue;
      answer.total++;
      if (answer.found.length < limit) answer.found.push(hit);
    }
    const mended =
      ranked.length > 0
        ? parsed.mended
        : parseQuery(query, vocabulary, findPhrases, guessedErrors).mended;
    return mended === undefined ? answer : { ...answer, mended };
  };

  return { find, read };
}

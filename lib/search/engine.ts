import { Index } from 'flexsearch';
import { rarity } from './bm25';
import {
  type Detail,
  findFloor,
  type IndexCore,
  type PackedTerm,
  unpackTerms,
} from './index-files';
import { type Kind, kinds } from './kinds';
import { type NameMatch, type ParsedQuery, parseQuery, type Unit } from './query';
import { identifierPriors, looksLikeIdentifier, ranking, wordPriors } from './ranking';
import { slots, slotValue } from './slots';
import { isStopWord, stemOf } from './stems';
import { createPhraseFinder } from './synonyms';
import { tokenise } from './tokens';
import { guessedErrors, type Vocabulary } from './vocabulary';

/** Which hits are wanted; all where it says nothing. */
export type Filter = { context?: string; kind?: Kind };

/** A found record, by its number, with what it is worth. */
export type Found = { id: number; score: number };

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

/** The stems of a text's words, in order. */
const readStems = (text: string): string[] =>
  tokenise(text).flatMap(({ parts }) => parts.map((part) => stemOf(part.text)));

/** How many telling words of `wanted` stand in a text one after the other, as they do in `wanted`. */
function longestRun(wanted: readonly string[], text: readonly string[]): number {
  let longest = 0;
  for (const [place, stem] of text.entries()) {
    for (const [start, first] of wanted.entries()) {
      if (first !== stem) continue;
      let telling = 0;
      for (let step = 0; wanted[start + step] === text[place + step]; step++) {
        const word = wanted[start + step];
        if (word === undefined) break;
        if (!isStopWord(word)) telling++;
      }
      longest = Math.max(longest, telling);
    }
  }
  return longest;
}

/** The best first; the order of the pages decides where two are worth the same. */
const byScore = (a: Found, z: Found) => z.score - a.score || a.id - z.id;

/** Calls `load` once for each number; a failure is not kept, so that it can be tried again. */
function once<T>(load: (index: number) => Promise<T>): (index: number) => Promise<T> {
  const loaded = new Map<number, Promise<T>>();
  return (index) => {
    const known = loaded.get(index);
    if (known) return known;
    const loading = load(index);
    loaded.set(index, loading);
    loading.catch(() => loaded.delete(index));
    return loading;
  };
}

/**
 * Makes a search engine of an index.
 * @param core the part that is loaded first
 * @param load reads a file of the index by its name
 */
export function createEngine(
  core: IndexCore,
  load: (file: string) => Promise<unknown>,
): SearchEngine {
  const vocabulary: Vocabulary = { words: core.words.split(' '), frequencies: core.frequencies };
  const findPhrases = createPhraseFinder(core.synonyms);
  const index = new Index({
    tokenize: 'strict',
    resolution: slots,
    encode: (text: string) => text.split(' '),
  });

  const loadTerms = once(async (file) => {
    const packed = (await load(core.terms[file]?.[1] ?? '')) as PackedTerm[];
    // FlexSearch adds what it imports to what it has: each file holds other terms.
    await index.import('map', unpackTerms(packed) as unknown as string);
  });
  const loadDetails = once(async (file) => (await load(core.details[file]?.[1] ?? '')) as Detail[]);

  /** The records of a term by slot, from FlexSearch. Its file must be loaded. */
  const retrieve = (term: string): readonly (readonly number[] | undefined)[] =>
    index.search(term, { resolve: false }).result as unknown as number[][];

  const countRecords = (term: string) =>
    retrieve(term).reduce((sum, ids) => sum + (ids?.length ?? 0), 0);

  const scores = new Float32Array(core.records);
  const covered = new Float32Array(core.records);
  const unitScores = new Float32Array(core.records);

  /** Adds what each record scores in one unit: its best alternative. */
  const scoreUnit = (unit: Unit, importance: number, touched: Set<number>) => {
    const inUnit: number[] = [];
    for (const { term, trust } of unit.alternatives) {
      for (const [slot, ids] of retrieve(term).entries()) {
        if (!ids) continue;
        const score = trust * importance * slotValue(slot);
        for (const id of ids) {
          const best = unitScores[id] ?? 0;
          if (best === 0) inUnit.push(id);
          if (score > best) unitScores[id] = score;
        }
      }
    }
    for (const id of inUnit) {
      scores[id] = (scores[id] ?? 0) + (unitScores[id] ?? 0);
      if (unit.required) covered[id] = (covered[id] ?? 0) + importance;
      unitScores[id] = 0;
      touched.add(id);
    }
  };

  /** How much of the query a unit is. */
  const weigh = (unit: Unit): number => {
    const counts = unit.alternatives.map(({ term }) => countRecords(term));
    // As one word: a rare completion of an unfinished word tells no more than a common one.
    const together = Math.min(
      core.records,
      counts.reduce((sum, count) => sum + count, 0),
    );
    return together === 0 ? 0 : rarity(core.records, together);
  };

  /** What each record is worth by its name. */
  const scoreNames = (
    names: readonly NameMatch[],
    importanceOf: (units: readonly Unit[]) => number,
    whole: number,
  ): Map<number, number> => {
    const bonuses = new Map<number, number>();
    for (const { term, units, trust, isPath } of names) {
      const share = isPath || whole === 0 ? 1 : Math.min(1, importanceOf(units) / whole);
      const bonus = ranking.name * whole * trust * share ** ranking.nameSharePower;
      for (const ids of retrieve(term))
        for (const id of ids ?? []) bonuses.set(id, Math.max(bonuses.get(id) ?? 0, bonus));
    }
    return bonuses;
  };

  const rank = ({ units, names }: ParsedQuery, priors: Record<Kind, number>): Found[] => {
    const touched = new Set<number>();
    const weighed = new Map(units.map((unit) => [unit, weigh(unit)]));
    for (const [unit, importance] of weighed) scoreUnit(unit, importance, touched);
    const importanceOf = (some: readonly Unit[]) =>
      some.reduce((sum, unit) => sum + (weighed.get(unit) ?? 0), 0);
    const required = importanceOf(units.filter((unit) => unit.required));
    const inNames = new Set(names.flatMap((name) => name.units));
    const whole = importanceOf(units.filter((unit) => unit.required || inNames.has(unit)));
    const bonuses = scoreNames(names, importanceOf, whole);
    for (const id of bonuses.keys()) touched.add(id);

    let mostCovered = 0;
    for (const id of touched) mostCovered = Math.max(mostCovered, covered[id] ?? 0);
    let full = 0;
    for (const id of touched) if ((covered[id] ?? 0) > 0.99 * required) full++;
    const least =
      mostCovered * (full >= ranking.enough ? ranking.leastCoverageOfMany : ranking.leastCoverage);
    const found: Found[] = [];
    for (const id of touched) {
      const bonus = bonuses.get(id) ?? 0;
      const own = covered[id] ?? 0;
      if (own >= least || bonus > whole) {
        const coverage = required === 0 ? 1 : own / required;
        const score = (scores[id] ?? 0) * coverage ** ranking.coveragePower + bonus;
        found.push({ id, score: score * priors[kindOf(id)] });
      }
    }
    for (const id of touched) {
      scores[id] = 0;
      covered[id] = 0;
    }
    return found.sort(byScore);
  };

  const kindOf = (id: number): Kind =>
    kinds[Number.parseInt(core.kinds.charAt(id), 36)] ?? 'section';
  const contextOf = (id: number): string =>
    core.contexts[Number.parseInt(core.contextOf.charAt(id), 36)] ?? '';

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
    if (telling < 2) return [...ranked];
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
    const ranked = await readBest(query, rank(parsed, priors));

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

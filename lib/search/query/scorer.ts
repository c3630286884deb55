import { inverseDocumentFrequency } from '../index/bm25';
import { slotValue } from '../index/score-slots';
import type { Postings, TermIndex } from '../index/term-index';
import type { ParsedQuery } from './parse-query';
import type { NameMatch } from './query-names';
import type { QueryClause } from './query-words';
import { ranking } from './ranking-parameters';

/** A found record, by its number, with what it is worth. */
export type ScoredRecord = { id: number; score: number };

/** The best first; the order of the pages decides where two are worth the same. */
export const compareByScore = (a: ScoredRecord, z: ScoredRecord) =>
  z.score - a.score || a.id - z.id;

/** What a query finds: the numbers of the records, and what each record is worth, by its number. */
export type QueryScores = { ids: Int32Array; scores: Float32Array };

/** Weighs all records that a query finds. `priors` has a factor for the kind of each record. */
export type Scorer = (query: ParsedQuery, priors: Float32Array) => QueryScores;

/**
 * Makes a scorer: BM25 of the words, what a record's name adds, and how much of the query it covers. Its arrays have a
 * place for each record and are used again for each query, so that a keystroke leaves nothing to clean up.
 * @param kindOf the number of each record's kind
 * @param retrieve the records of a term; the files of the query's terms must be loaded
 */
export function createScorer(kindOf: Uint8Array, retrieve: TermIndex['getPostings']): Scorer {
  const records = kindOf.length;
  const scores = new Float32Array(records);
  const covered = new Float32Array(records);
  const unitScores = new Float32Array(records);
  const bonuses = new Float32Array(records);
  const isTouched = new Uint8Array(records);
  const touched = new Int32Array(records);
  const inUnit = new Int32Array(records);
  let count = 0;

  const touch = (id: number) => {
    if (isTouched[id]) return;
    isTouched[id] = 1;
    touched[count++] = id;
  };

  /** Forgets the query before. */
  const reset = () => {
    for (const id of touched.subarray(0, count)) {
      scores[id] = 0;
      covered[id] = 0;
      bonuses[id] = 0;
      isTouched[id] = 0;
    }
    count = 0;
  };

  type Lookup = (term: string) => Postings;

  /** Adds what each record scores in one unit: its best alternative. */
  const scoreUnit = (unit: QueryClause, importance: number, lookUp: Lookup) => {
    let found = 0;
    for (const { term, confidence } of unit.alternatives) {
      for (const [slot, ids] of lookUp(term).entries()) {
        if (!ids) continue;
        const score = confidence * importance * slotValue(slot);
        for (const id of ids) {
          const best = unitScores[id] ?? 0;
          if (best === 0) inUnit[found++] = id;
          if (score > best) unitScores[id] = score;
        }
      }
    }
    for (const id of inUnit.subarray(0, found)) {
      scores[id] = (scores[id] ?? 0) + (unitScores[id] ?? 0);
      if (unit.required) covered[id] = (covered[id] ?? 0) + importance;
      unitScores[id] = 0;
      touch(id);
    }
  };

  /** How much of the query a unit is. */
  const weigh = (unit: QueryClause, lookUp: Lookup): number => {
    let together = 0;
    for (const { term } of unit.alternatives)
      for (const ids of lookUp(term)) together += ids?.length ?? 0;
    // As one word: a rare completion of an unfinished word tells no more than a common one.
    return together === 0 ? 0 : inverseDocumentFrequency(records, Math.min(records, together));
  };

  /** Notes what each record is worth by its name. */
  const scoreName = (name: NameMatch, share: number, whole: number, lookUp: Lookup) => {
    const bonus = ranking.nameBoost * whole * name.confidence * share ** ranking.nameSharePower;
    for (const ids of lookUp(name.term)) {
      for (const id of ids ?? []) {
        bonuses[id] = Math.max(bonuses[id] ?? 0, bonus);
        touch(id);
      }
    }
  };

  return ({ clauses: units, nameMatches: names }, priors) => {
    reset();
    const known = new Map<string, Postings>();
    const lookUp = (term: string) => {
      const records = known.get(term) ?? retrieve(term);
      known.set(term, records);
      return records;
    };
    const importances = new Map(units.map((unit) => [unit, weigh(unit, lookUp)]));
    const importanceOf = (some: readonly QueryClause[]) =>
      some.reduce((sum, unit) => sum + (importances.get(unit) ?? 0), 0);
    const required = importanceOf(units.filter((unit) => unit.required));
    const inNames = new Set(names.flatMap((name) => name.clauses));
    const whole = importanceOf(units.filter((unit) => unit.required || inNames.has(unit)));

    for (const [unit, importance] of importances) scoreUnit(unit, importance, lookUp);
    for (const name of names) {
      const share =
        name.isPath || whole === 0 ? 1 : Math.min(1, importanceOf(name.clauses) / whole);
      scoreName(name, share, whole, lookUp);
    }

    const all = touched.subarray(0, count);
    let most = 0;
    let full = 0;
    for (const id of all) {
      const own = covered[id] ?? 0;
      if (own > most) most = own;
      if (own > 0.99 * required) full++;
    }
    const least =
      most *
      (full >= ranking.strictFromFullMatches ? ranking.strictMinCoverage : ranking.minCoverage);
    const ids = new Int32Array(count);
    let found = 0;
    for (const id of all) {
      const own = covered[id] ?? 0;
      const bonus = bonuses[id] ?? 0;
      if (own < least && bonus <= whole) continue;
      const coverage = required === 0 ? 1 : own / required;
      const prior = priors[kindOf[id] ?? 0] ?? 1;
      scores[id] = ((scores[id] ?? 0) * coverage ** ranking.coveragePower + bonus) * prior;
      ids[found++] = id;
    }
    return { ids: ids.subarray(0, found), scores };
  };
}

/** The best `limit` of what was found, of those that `isWanted` lets through. */
export function selectTopRecords(
  { ids, scores }: QueryScores,
  limit: number,
  isWanted: (id: number) => boolean,
): ScoredRecord[] {
  const best: ScoredRecord[] = [];
  for (const id of ids) {
    const found = { id, score: scores[id] ?? 0 };
    const last = best.at(-1);
    if (best.length >= limit && last && compareByScore(last, found) <= 0) continue;
    if (!isWanted(id)) continue;
    let place = best.length;
    while (place > 0 && compareByScore(best[place - 1] ?? found, found) > 0) place--;
    best.splice(place, 0, found);
    if (best.length > limit) best.pop();
  }
  return best;
}

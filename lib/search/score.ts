import { rarity } from './bm25';
import type { ParsedQuery } from './query';
import type { NameMatch } from './query-names';
import type { Unit } from './query-words';
import { ranking } from './ranking';
import { slotValue } from './slots';
import type { TermIndex, TermRecords } from './term-index';

/** A found record, by its number, with what it is worth. */
export type Found = { id: number; score: number };

/** The best first; the order of the pages decides where two are worth the same. */
export const byScore = (a: Found, z: Found) => z.score - a.score || a.id - z.id;

/** What a query finds: the numbers of the records, and what each record is worth, by its number. */
export type Scored = { ids: Int32Array; scores: Float32Array };

/** Weighs all records that a query finds. `priors` has a factor for the kind of each record. */
export type Scorer = (query: ParsedQuery, priors: Float32Array) => Scored;

/**
 * Makes a scorer: BM25 of the words, what a record's name adds, and how much of the query it covers. Its arrays have a
 * place for each record and are used again for each query, so that a keystroke leaves nothing to clean up.
 * @param kindOf the number of each record's kind
 * @param retrieve the records of a term; the files of the query's terms must be loaded
 */
export function createScorer(kindOf: Uint8Array, retrieve: TermIndex['retrieve']): Scorer {
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

  type Lookup = (term: string) => TermRecords;

  /** Adds what each record scores in one unit: its best alternative. */
  const scoreUnit = (unit: Unit, importance: number, lookUp: Lookup) => {
    let found = 0;
    for (const { term, trust } of unit.alternatives) {
      for (const [slot, ids] of lookUp(term).entries()) {
        if (!ids) continue;
        const score = trust * importance * slotValue(slot);
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
  const weigh = (unit: Unit, lookUp: Lookup): number => {
    let together = 0;
    for (const { term } of unit.alternatives)
      for (const ids of lookUp(term)) together += ids?.length ?? 0;
    // As one word: a rare completion of an unfinished word tells no more than a common one.
    return together === 0 ? 0 : rarity(records, Math.min(records, together));
  };

  /** Notes what each record is worth by its name. */
  const scoreName = (name: NameMatch, share: number, whole: number, lookUp: Lookup) => {
    const bonus = ranking.name * whole * name.trust * share ** ranking.nameSharePower;
    for (const ids of lookUp(name.term)) {
      for (const id of ids ?? []) {
        bonuses[id] = Math.max(bonuses[id] ?? 0, bonus);
        touch(id);
      }
    }
  };

  return ({ units, names }, priors) => {
    reset();
    const known = new Map<string, TermRecords>();
    const lookUp = (term: string) => {
      const records = known.get(term) ?? retrieve(term);
      known.set(term, records);
      return records;
    };
    const importances = new Map(units.map((unit) => [unit, weigh(unit, lookUp)]));
    const importanceOf = (some: readonly Unit[]) =>
      some.reduce((sum, unit) => sum + (importances.get(unit) ?? 0), 0);
    const required = importanceOf(units.filter((unit) => unit.required));
    const inNames = new Set(names.flatMap((name) => name.units));
    const whole = importanceOf(units.filter((unit) => unit.required || inNames.has(unit)));

    for (const [unit, importance] of importances) scoreUnit(unit, importance, lookUp);
    for (const name of names) {
      const share = name.isPath || whole === 0 ? 1 : Math.min(1, importanceOf(name.units) / whole);
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
      most * (full >= ranking.enough ? ranking.leastCoverageOfMany : ranking.leastCoverage);
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
export function selectBest(
  { ids, scores }: Scored,
  limit: number,
  isWanted: (id: number) => boolean,
): Found[] {
  const best: Found[] = [];
  for (const id of ids) {
    const found = { id, score: scores[id] ?? 0 };
    const last = best.at(-1);
    if (best.length >= limit && last && byScore(last, found) <= 0) continue;
    if (!isWanted(id)) continue;
    let place = best.length;
    while (place > 0 && byScore(best[place - 1] ?? found, found) > 0) place--;
    best.splice(place, 0, found);
    if (best.length > limit) best.pop();
  }
  return best;
}

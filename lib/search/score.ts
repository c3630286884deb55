import { rarity } from './bm25';
import type { Kind } from './kinds';
import type { ParsedQuery } from './query';
import type { NameMatch } from './query-names';
import type { Unit } from './query-words';
import { ranking } from './ranking';
import { slotValue } from './slots';
import type { TermIndex } from './term-index';

/** A found record, by its number, with what it is worth. */
export type Found = { id: number; score: number };

/** The best first; the order of the pages decides where two are worth the same. */
export const byScore = (a: Found, z: Found) => z.score - a.score || a.id - z.id;

/** Ranks all records that a query finds. What a kind is worth depends on how the query is written. */
export type Scorer = (query: ParsedQuery, priors: Record<Kind, number>) => Found[];

/**
 * Makes a scorer: BM25 of the words, what a record's name adds, and how much of the query it covers.
 * @param records how many there are
 * @param retrieve the records of a term; the files of the query's terms must be loaded
 */
export function createScorer(
  records: number,
  kindOf: (id: number) => Kind,
  retrieve: TermIndex['retrieve'],
): Scorer {
  const countRecords = (term: string) =>
    retrieve(term).reduce((sum, ids) => sum + (ids?.length ?? 0), 0);

  const scores = new Float32Array(records);
  const covered = new Float32Array(records);
  const unitScores = new Float32Array(records);

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
      records,
      counts.reduce((sum, count) => sum + count, 0),
    );
    return together === 0 ? 0 : rarity(records, together);
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

  return ({ units, names }, priors) => {
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
}

import { inverseDocumentFrequency } from '../index/bm25';
import { slotValue } from '../index/score-slots';
import type { Postings, TermIndex } from '../index/term-index';
import type { ParsedQuery } from './parse-query';
import type { NameMatch } from './query-names';
import type { QueryClause } from './query-words';
import { ranking } from './ranking-parameters';

export type ScoredRecord = { id: number; score: number };

/** Sorts by descending score. Ties are in page order. */
export const compareByScore = (a: ScoredRecord, z: ScoredRecord) =>
  z.score - a.score || a.id - z.id;

/** The ids of the matching records, and the scores of all records by id. Valid until the next query. */
export type QueryScores = { ids: Int32Array; scores: Float32Array };

/**
 * Scores the records that match a query. `priors` holds the factor of each kind, by its index, and `partialRowFactor` is
 * that of rows with only a part of the query.
 */
type Scorer = (query: ParsedQuery, priors: Float32Array, partialRowFactor: number) => QueryScores;

/**
 * Creates a scorer that combines the BM25 scores of the words, a boost for matching names, and the share of the query
 * that a record covers. Its arrays have one element per record and are reused for every query, so that searching while
 * typing creates no garbage.
 * @param kindIndexes the index of each record's kind
 * @param getPostings returns the records of a term; the files of the query's terms must be loaded
 * @param isRow returns whether the kind of a record is that of rows
 */
export function createScorer(
  kindIndexes: Uint8Array,
  getPostings: TermIndex['getPostings'],
  isRow: (id: number) => boolean,
): Scorer {
  const recordCount = kindIndexes.length;
  const scores = new Float32Array(recordCount);
  const coveredWeights = new Float32Array(recordCount);
  const clauseScores = new Float32Array(recordCount);
  const nameBoosts = new Float32Array(recordCount);
  const isTouched = new Uint8Array(recordCount);
  const touchedIds = new Int32Array(recordCount);
  const clauseIds = new Int32Array(recordCount);
  let touchedCount = 0;

  const touch = (id: number) => {
    if (isTouched[id]) return;
    isTouched[id] = 1;
    touchedIds[touchedCount++] = id;
  };

  /** Clears the results of the previous query. */
  const reset = () => {
    for (const id of touchedIds.subarray(0, touchedCount)) {
      scores[id] = 0;
      coveredWeights[id] = 0;
      nameBoosts[id] = 0;
      isTouched[id] = 0;
    }
    touchedCount = 0;
  };

  type Lookup = (term: string) => Postings;

  /**
   * Adds the score of one clause to each matching record: that of the best alternative.
   * @param coverage what the clause adds to the covered weight if it is required
   */
  const scoreClause = (clause: QueryClause, weight: number, coverage: number, lookUp: Lookup) => {
    let count = 0;
    for (const { term, confidence } of clause.alternatives) {
      for (const [slot, ids] of lookUp(term).entries()) {
        if (!ids) continue;
        const score = confidence * weight * slotValue(slot);
        for (const id of ids) {
          const best = clauseScores[id] ?? 0;
          if (best === 0) clauseIds[count++] = id;
          if (score > best) clauseScores[id] = score;
        }
      }
    }
    for (const id of clauseIds.subarray(0, count)) {
      scores[id] = (scores[id] ?? 0) + (clauseScores[id] ?? 0);
      if (clause.required) coveredWeights[id] = (coveredWeights[id] ?? 0) + coverage;
      clauseScores[id] = 0;
      touch(id);
    }
  };

  /** Returns the weight of a clause in the query: the inverse document frequency of all alternatives together. */
  const weighClause = (clause: QueryClause, lookUp: Lookup): number => {
    let matchCount = 0;
    for (const { term } of clause.alternatives)
      for (const ids of lookUp(term)) matchCount += ids?.length ?? 0;
    // Otherwise a rare completion of an unfinished word would outweigh the common ones.
    return matchCount === 0
      ? 0
      : inverseDocumentFrequency(recordCount, Math.min(recordCount, matchCount));
  };

  return ({ clauses, nameMatches }, priors, partialRowFactor) => {
    reset();
    const priorOf = (id: number) => priors[kindIndexes[id] ?? 0] ?? 1;

    /** Sets the boost of the records with a matching name or question. */
    const scoreName = (name: NameMatch, share: number, totalWeight: number, lookUp: Lookup) => {
      const boost =
        ranking.nameBoost * totalWeight * name.confidence * share ** ranking.nameSharePower;
      // A record that declares the question answers it, whatever its kind.
      const minPrior = name.clauses.length === 0 ? 1 : 0;
      for (const ids of lookUp(name.term)) {
        for (const id of ids ?? []) {
          nameBoosts[id] = Math.max(nameBoosts[id] ?? 0, boost * Math.max(minPrior, priorOf(id)));
          touch(id);
        }
      }
    };

    const cache = new Map<string, Postings>();
    const lookUp = (term: string) => {
      const postings = cache.get(term) ?? getPostings(term);
      cache.set(term, postings);
      return postings;
    };
    const weights = new Map(clauses.map((clause) => [clause, weighClause(clause, lookUp)]));
    const sumWeights = (some: readonly QueryClause[]) =>
      some.reduce((sum, clause) => sum + (weights.get(clause) ?? 0), 0);
    const required = clauses.filter((clause) => clause.required);
    const allWeights = sumWeights(required);
    /** Contribution of a clause to the covered weight. */
    const coverageOf = (clause: QueryClause): number => {
      const weight = weights.get(clause) ?? 0;
      const others = allWeights - weight;
      return others === 0 ? weight : Math.min(weight, ranking.maxCoverageOfWord * others);
    };
    const requiredWeight = required.reduce((sum, clause) => sum + coverageOf(clause), 0);
    const nameClauses = new Set(nameMatches.flatMap((name) => name.clauses));
    const totalWeight = sumWeights(
      clauses.filter((clause) => clause.required || nameClauses.has(clause)),
    );

    for (const [clause, weight] of weights) scoreClause(clause, weight, coverageOf(clause), lookUp);
    for (const name of nameMatches) {
      const share =
        name.clauses.length === 0 || totalWeight === 0
          ? 1
          : Math.min(1, sumWeights(name.clauses) / totalWeight);
      scoreName(name, share, totalWeight, lookUp);
    }

    const matchingIds = touchedIds.subarray(0, touchedCount);
    let maxCovered = 0;
    let fullMatches = 0;
    for (const id of matchingIds) {
      const covered = coveredWeights[id] ?? 0;
      if (covered > maxCovered) maxCovered = covered;
      if (covered > 0.99 * requiredWeight) fullMatches++;
    }
    const minCovered =
      maxCovered *
      (fullMatches >= ranking.strictFromFullMatches
        ? ranking.strictMinCoverage
        : ranking.minCoverage);
    const ids = new Int32Array(touchedCount);
    let count = 0;
    for (const id of matchingIds) {
      const covered = coveredWeights[id] ?? 0;
      const boost = nameBoosts[id] ?? 0;
      if (covered < minCovered && boost <= totalWeight) continue;
      const coverage = requiredWeight === 0 ? 1 : covered / requiredWeight;
      const score = (scores[id] ?? 0) * coverage ** ranking.coveragePower * priorOf(id) + boost;
      const isPartial = coverage < 0.99 && boost < ranking.nameBoost * totalWeight;
      scores[id] = isPartial && isRow(id) ? score * partialRowFactor : score;
      ids[count++] = id;
    }
    return { ids: ids.subarray(0, count), scores };
  };
}

/** A group of records of which at most `max` are selected. */
export type RecordShare = { group: number; max: number };

/**
 * Returns the `limit` best records that pass the filter, best first.
 * @param findShare returns the group that a record belongs to, if it belongs to one
 */
export function selectTopRecords(
  { ids, scores }: QueryScores,
  limit: number,
  isIncluded: (id: number) => boolean,
  findShare: (id: number) => RecordShare | undefined = () => undefined,
): ScoredRecord[] {
  const top: ScoredRecord[] = [];
  /** Removes the worst record of a full group if this one is better. Returns whether this one may be added. */
  const replaceInGroup = (record: ScoredRecord): boolean => {
    const share = findShare(record.id);
    if (!share) return true;
    const others = top.filter(({ id }) => findShare(id)?.group === share.group);
    const worst = others.at(-1);
    if (!worst || others.length < share.max) return true;
    if (compareByScore(worst, record) <= 0) return false;
    top.splice(top.indexOf(worst), 1);
    return true;
  };
  for (const id of ids) {
    const record = { id, score: scores[id] ?? 0 };
    const last = top.at(-1);
    if (top.length >= limit && last && compareByScore(last, record) <= 0) continue;
    if (!isIncluded(id) || !replaceInGroup(record)) continue;
    let rank = top.length;
    while (rank > 0 && compareByScore(top[rank - 1] ?? record, record) > 0) rank--;
    top.splice(rank, 0, record);
    if (top.length > limit) top.pop();
  }
  return top;
}

/** Returns all records that pass the filter, best first. */
export const rankRecords = (
  { ids, scores }: QueryScores,
  isIncluded: (id: number) => boolean,
): ScoredRecord[] =>
  Array.from(ids, (id) => ({ id, score: scores[id] ?? 0 }))
    .filter(({ id }) => isIncluded(id))
    .sort(compareByScore);

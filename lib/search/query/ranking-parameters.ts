import type { HitKind } from '../index/hit-kinds';

/** Ranking factors besides BM25, tuned on tests/relevance. `npm run search` in tests/bench
 * shows the effect of a change. */
export const ranking = {
  /** The boost of a record whose name is the entire query, as a multiple of the query's weight. */
  nameBoost: 15,
  /** A name that is a part of the query is boosted by that part's share of the query's weight, to this power. */
  nameSharePower: 4,
  /** The boost of a record that contains the query's words as a phrase, relative to its score. */
  phraseBoost: 1.5,
  /** The score is multiplied by the covered share of the query's weight, to this power. */
  coveragePower: 3,
  /** Records that cover less than this share of what the best record covers are dropped. */
  minCoverage: 0.35,
  /** Replaces `minCoverage` if at least `strictFromFullMatches` records cover the entire query. */
  strictMinCoverage: 0.7,
  strictFromFullMatches: 8,
  /** The number of top records that are loaded to look for phrases. */
  rerankDepth: 12,
  /** The factor for each better hit with the same name. */
  repeatedNameFactor: 0.8,
};

/** The prior of each kind of hit for queries in natural language. */
export const wordPriors: Record<HitKind, number> = {
  guide: 1.15,
  screen: 1.2,
  element: 1.2,
  operation: 1.35,
  schema: 1.3,
  workflow: 1.15,
  reference: 1.1,
  section: 1.1,
  field: 0.7,
  parameter: 0.85,
  value: 0.8,
  'system-parameter': 1,
  term: 1.1,
  // What is documented comes first.
  gap: 0.4,
};

/** The priors for questions: what to do is in the text of a guide or an operation, not in a value or a field. */
export const questionPriors: Record<HitKind, number> = {
  ...wordPriors,
  operation: 1.5,
  section: 1.25,
  screen: 1,
  element: 1,
  value: 0.5,
  field: 0.6,
  parameter: 0.5,
};

/** The priors for queries that are identifiers: `policyNumber`, `PAY_UNDER_INSURER`, `check-home-distance`. */
export const identifierPriors: Record<HitKind, number> = {
  ...wordPriors,
  schema: 1.25,
  operation: 1.25,
  section: 0.9,
  field: 1.1,
  parameter: 1.1,
  value: 1.1,
  'system-parameter': 1.15,
};

/** Returns whether a query is one word in camel case, in capitals, or with hyphens or underscores. */
export function looksLikeIdentifier(query: string): boolean {
  return (
    /\p{Ll}\p{Lu}|\p{Lu}{3}|[\p{L}\p{N}][_-][\p{L}\p{N}]/u.test(query) && !/\s/.test(query.trim())
  );
}

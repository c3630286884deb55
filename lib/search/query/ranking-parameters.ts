import type { HitKind } from '../index/hit-kinds';

/** What counts beside BM25 (bm25.ts). Tuned on tests/relevance; `npm run measure-search` shows the effect. */
export const ranking = {
  /** What a record is worth whose name is the whole query, in units of the query's rarity. */
  nameBoost: 15,
  /** A name that is a part of the query counts by that part's share, to this power. */
  nameSharePower: 4,
  /** What words are worth that stand in the text as in the query, one after the other. */
  phraseBoost: 1.5,
  /** How hard a record falls that lacks some of the query's words. */
  coveragePower: 3,
  /** Records that cover less than this share of what the best one covers are no hits. */
  minCoverage: 0.35,
  /** The same where there are enough hits (`enough`) that cover all. */
  strictMinCoverage: 0.7,
  strictFromFullMatches: 8,
  /** So many of the best records are read, to see whether the query's words stand together. */
  rerankDepth: 12,
  /** What a place is worth of whose name there is a better one among the hits. */
  repeatedNameFactor: 0.8,
};

/** What a hit of a kind is worth to a reader who types words. */
export const wordPriors: Record<HitKind, number> = {
  guide: 1.15,
  screen: 1.2,
  element: 1.2,
  operation: 1.35,
  schema: 1.3,
  reference: 1.1,
  section: 1.1,
  field: 0.7,
  parameter: 0.85,
  value: 0.8,
  'system-parameter': 1,
  term: 1.1,
};

/** The same for a reader who types an identifier: `policyNumber`, `PAY_UNDER_INSURER`, `check-home-distance`. */
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

/** Whether a query is written like an identifier. */
export function looksLikeIdentifier(query: string): boolean {
  return (
    /\p{Ll}\p{Lu}|\p{Lu}{3}|[\p{L}\p{N}][_-][\p{L}\p{N}]/u.test(query) && !/\s/.test(query.trim())
  );
}

import type { QueryType } from '../index/record-kind';
import { isQuestionOrTask } from './question-words';

/** Ranking factors besides BM25 and the priors of kinds. */
export const ranking = {
  /** The boost of a record whose name is the entire query, as a multiple of the query's weight. */
  nameBoost: 15,
  /** A name that is a part of the query is boosted by that part's share of the query's weight, to this power. */
  nameSharePower: 4,
  /**
   * The factor of a row with only a part of a query of several words. The name of a row is often a common word, so that a
   * field `retry` would come before the pages about the rest of "405 retry".
   */
  partialRowFactor: 0.5,
  /** The boost of a record that contains the query's words as a phrase, relative to its score. */
  phraseBoost: 1.5,
  /** The factor of a record with no word of the query in what its hit displays, such as one of a question only. */
  unseenFactor: 0.6,
  /** The score is multiplied by the covered share of the query's weight, to this power. */
  coveragePower: 3,
  /** A word counts at most this many times the others together toward coverage, so that a rare one does not hide them. */
  maxCoverageOfWord: 1.5,
  /** Records that cover less than this share of what the best record covers are dropped. */
  minCoverage: 0.35,
  /** Replaces `minCoverage` if at least `strictFromFullMatches` records cover the entire query. */
  strictMinCoverage: 0.7,
  strictFromFullMatches: 8,
  /** The number of top records that are loaded to look for phrases. */
  rerankDepth: 12,
  /** The number of top records whose identifiers are compared with the query: as many as are suggested. */
  identifierDepth: 8,
  /**
   * The factor of the records in the preferred context. It decides between similar hits, but not against an exact name in
   * another context.
   */
  preferredContextFactor: 1.4,
  /** The factor for each better hit with the same name. */
  repeatedNameFactor: 0.8,
};

/** Returns whether a query is one word in camel case, in capitals, or with hyphens or underscores. */
export function looksLikeIdentifier(query: string): boolean {
  return (
    /\p{Ll}\p{Lu}|\p{Lu}{3}|[\p{L}\p{N}][_-][\p{L}\p{N}]/u.test(query) && !/\s/.test(query.trim())
  );
}

/** Returns what a query is. A number is an id, unless it is as short as a status code. */
export function getQueryType(query: string): QueryType {
  if (looksLikeIdentifier(query) || /^\s*\d{4,}\s*$/.test(query)) return 'identifier';
  return isQuestionOrTask(query) ? 'question' : 'words';
}

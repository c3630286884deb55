import { readText } from '../../lib/files/project-files';
import type { RelevanceQuery } from '../support/evaluate-search';

export type RelevanceSet = { name: string; queries: RelevanceQuery[] };

/** The sets of this folder; see its README. */
export function listRelevanceSets(): RelevanceSet[] {
  return ['partners', 'readers', 'evaluators'].map((name) => ({
    name,
    queries: JSON.parse(readText(`tests/relevance/${name}.json`)),
  }));
}

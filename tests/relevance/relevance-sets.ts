import { z } from 'zod';
import { readText } from '../../lib/files/project-files';
import type { RelevanceQuery } from '../support/evaluate-search';

export type RelevanceSet = { name: string; queries: RelevanceQuery[] };

const queriesSchema = z.array(
  z.object({ query: z.string(), kind: z.string(), expect: z.array(z.string()), why: z.string() }),
);

/** Reads the relevance sets of this folder, which the README describes. */
export function listRelevanceSets(): RelevanceSet[] {
  return ['partners', 'readers', 'evaluators'].map((name) => ({
    name,
    queries: queriesSchema.parse(JSON.parse(readText(`tests/relevance/${name}.json`))),
  }));
}

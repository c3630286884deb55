import { z } from 'zod';
import { readText } from '../../lib/files/project-files';
import type { RelevanceQuery } from '../support/evaluate-search';

export type RelevanceSet = {
  name: string;
  queries: RelevanceQuery[];
  /** The least share of queries whose first hit is expected. */
  minimum: number;
};

/** Questions use other words than the pages, so fewer of them have one right answer. */
const minimums = { partners: 0.9, readers: 0.9, evaluators: 0.9, questions: 0.8 };

const queriesSchema = z.array(
  z.object({ query: z.string(), kind: z.string(), expect: z.array(z.string()), why: z.string() }),
);

/** Reads the relevance sets of this folder, which the README describes. */
export function listRelevanceSets(): RelevanceSet[] {
  return Object.entries(minimums).map(([name, minimum]) => ({
    name,
    minimum,
    queries: queriesSchema.parse(JSON.parse(readText(`tests/relevance/${name}.json`))),
  }));
}

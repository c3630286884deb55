import { z } from 'zod';
import { readText } from '../../lib/kit/files/project-files';
import type { RelevanceQuery } from '../support/evaluate-search';

export type RelevanceSet = {
  name: string;
  queries: RelevanceQuery[];
  /** The least share of queries whose first hit is expected. */
  minimum: number;
  /** Whether no query may become a declared question, so that the set measures what readers find without one. */
  isHeldOut: boolean;
};

/** Questions use other words than the pages, so fewer of them have one right answer. */
const minimums = {
  partners: 0.9,
  readers: 0.9,
  evaluators: 0.9,
  questions: 0.85,
  roles: 0.9,
  natural: 0.8,
  'natural-held-out': 0.45,
};

const heldOut = ['evaluators', 'natural-held-out'];

const queriesSchema = z.array(
  z.object({
    query: z.string(),
    kind: z.string(),
    expect: z.array(z.string()),
    why: z.string().optional(),
  }),
);

const contextQueriesSchema = z.array(
  z.object({
    query: z.string(),
    /** The context of the page on which it is typed. */
    from: z.string(),
    kind: z.string(),
    expect: z.array(z.string()),
    /** The last place that is good enough. */
    within: z.int().default(1),
    why: z.string(),
  }),
);

/** Reads the queries that are typed on a page of a context. */
export const listContextQueries = () =>
  contextQueriesSchema.parse(JSON.parse(readText('tests/relevance/contexts.json')));

/** Reads the relevance sets of this folder, which the README describes. */
export function listRelevanceSets(): RelevanceSet[] {
  return Object.entries(minimums).map(([name, minimum]) => ({
    name,
    minimum,
    isHeldOut: heldOut.includes(name),
    queries: queriesSchema.parse(JSON.parse(readText(`tests/relevance/${name}.json`))),
  }));
}

/**
 * Compares the portal's search with MiniSearch and Lunr, on the records of out/: relevance, size of the index, and time
 * for each typed letter. Prints a table, and fails if a target is missed.
 */
import { brotliCompressSync } from 'node:zlib';
import { findInheritedFields } from '../../lib/api/description/inherited-fields';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { getExportedPages } from '../../lib/build/export/exported-pages';
import { addQuestions } from '../../lib/search/engine/index/add-questions';
import { mergeRepeatedRows } from '../../lib/search/engine/index/merge-repeated-rows';
import type { SearchRecord } from '../../lib/search/engine/index/search-record';
import { isSnapshotPath } from '../../lib/site/page-paths';
import { getSite } from '../../lib/site/site-settings';
import { runIfMain } from '../../scripts/run-if-main';
import { listRelevanceSets } from '../relevance/relevance-sets';
import { evaluateSearch } from '../support/evaluate-search';
import { searchEngines } from './search-engines';

const targets = { success1: 0.9, success8: 0.99, keystrokeMs: 10 };
const typedQueryCount = 60;

/** Returns the smallest value that is not exceeded by the given share (0 to 1) of the values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, z) => a - z);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Types queries letter by letter. Returns the milliseconds of each letter. */
async function type(find: (query: string) => Promise<string[]>, queries: readonly string[]) {
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      await find(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  return times;
}

const queries = listRelevanceSets().flatMap((set) => set.queries);
const step = Math.ceil(queries.length / typedQueryCount);
const typed = queries.flatMap(({ query }, index) => (index % step === 0 ? query : []));

async function measure(
  build: (typeof searchEngines)[keyof typeof searchEngines],
  records: readonly SearchRecord[],
) {
  const start = performance.now();
  const { files, find } = await build(records);
  const buildMs = performance.now() - start;
  const { success1, success8 } = await evaluateSearch(queries, find);
  // The first run, which is not measured, warms up the engine.
  await type(find, typed);
  const times = await type(find, typed);
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  return {
    'success@1': success1,
    'success@8': success8,
    'keystroke p50, ms': percentile(times, 0.5),
    'keystroke p95, ms': percentile(times, 0.95),
    'index, KB': bytes / 1024,
    'build, ms': buildMs,
  };
}

await runIfMain(import.meta.url, 'measure-search', async () => {
  const pages = (await getExportedPages()).filter(({ path }) => !isSnapshotPath(path));
  // As scripts/steps/emit-search-index.ts does.
  const { records } = addQuestions(
    mergeRepeatedRows(
      pages.flatMap((page) => page.records),
      findInheritedFields(getOpenApiDocument()),
    ),
    getSite().answers,
  );
  console.log(`${records.length} records of ${pages.length} pages`);
  const results = new Map<string, Awaited<ReturnType<typeof measure>>>();
  // Sequentially, because parallel measurements would slow each other down.
  for (const [name, build] of Object.entries(searchEngines))
    results.set(name, await measure(build, records));
  console.table(
    Object.fromEntries(
      [...results].map(([name, result]) => [
        name,
        Object.fromEntries(
          Object.entries(result).map(([label, value]) => [label, Number(value.toPrecision(3))]),
        ),
      ]),
    ),
  );
  const [ours, ...others] = results.values();
  if (!ours) return;
  const missed = [
    ours['success@1'] < targets.success1 && 'success@1',
    ours['success@8'] < targets.success8 && 'success@8',
    ours['keystroke p95, ms'] > targets.keystrokeMs && 'keystroke p95',
    others.some((other) => other['success@1'] >= ours['success@1']) && 'better than others',
  ].filter(Boolean);
  if (missed.length > 0) throw new Error(`Missed targets: ${missed.join(', ')}`);
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { RelevanceSet } from '../../../relevance/relevance-sets';
import { evaluateSearch } from '../../../support/evaluate-search';
import { type EngineName, searchEngines } from '../engines';
import { startBenchmarkServer } from './benchmark-server';
import {
  type FirstResponse,
  type MemoryUsage,
  measureFirstResponse,
  openWarmPage,
  type WarmPage,
} from './browser-measurements';
import { bundleEngine } from './bundle-engine';
import type { Keystroke } from './page-harness';
import { runBuild } from './run-engine-build';
import { percentile } from './statistics';
import {
  measureTransferSize,
  readBuiltFile,
  type TransferSize,
  toServedFile,
} from './transfer-size';

/** In milliseconds. */
export type TimePercentiles = { p50: number; p95: number; max: number };

type TypingResult = {
  /** The time in the engine's worker. For Pagefind, the time from the call to the hits in the page. */
  engine: TimePercentiles;
  /** The time from the call to the hits in the page. */
  page: TimePercentiles;
  strokes: number;
  /** Whether the timeout was reached before all queries were typed. */
  isCut: boolean;
  slowest: Keystroke[];
};

/** Shares from 0 to 1. */
type RelevanceResult = { set: string; success1: number; success8: number };

export type EngineResult = {
  title: string;
  /** The error that ended the measurement. The results after it are missing. */
  failure?: string;
  buildMs?: number;
  index?: TransferSize;
  code?: TransferSize;
  first?: FirstResponse;
  typing?: TypingResult;
  memory?: MemoryUsage;
  relevance?: RelevanceResult[];
};

export type Corpus = {
  name: string;
  /** The path of the JSON file of the records. */
  recordsFile: string;
  folder: string;
  typedQueries: readonly string[];
  coldStartQueries: readonly string[];
  sets: readonly RelevanceSet[];
  /** For the build, and for each part of the measurement in the browser. */
  timeouts: { buildMs: number; partMs: number };
  /** From 0 to 11. The highest quality takes minutes for a large index. */
  brotliQuality: number;
};

const toPercentiles = (values: readonly number[]): TimePercentiles => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  max: Math.max(0, ...values),
});

/** Every keystroke is measured this often. The median removes outliers on a busy machine. */
const typingRuns = 3;

function computeMedians(runs: readonly Keystroke[][]): Keystroke[] {
  return (runs[0] ?? []).map(({ query }, index) => {
    const samples = runs.flatMap((run) => run[index] ?? []);
    return {
      query,
      engine: percentile(
        samples.map(({ engine }) => engine),
        0.5,
      ),
      page: percentile(
        samples.map(({ page }) => page),
        0.5,
      ),
    };
  });
}

async function measureTyping(
  page: WarmPage,
  { typedQueries, timeouts }: Corpus,
): Promise<TypingResult> {
  const expectedCount = typedQueries.reduce((sum, { length }) => sum + length, 0);
  // The first run, which is not measured, loads all index files and warms up the engine.
  const warmUp = await page.type(typedQueries, timeouts.partMs);
  const end = Date.now() + timeouts.partMs;
  const runs: Keystroke[][] = [];
  while (runs.length < typingRuns && Date.now() < end)
    runs.push(await page.type(typedQueries, end - Date.now()));
  // If the first run timed out, the files for the remaining keystrokes were not loaded yet.
  const keystrokes = computeMedians(runs).slice(0, warmUp.length);
  return {
    engine: toPercentiles(keystrokes.map(({ engine }) => engine)),
    page: toPercentiles(keystrokes.map(({ page }) => page)),
    strokes: keystrokes.length,
    isCut: keystrokes.length < expectedCount,
    slowest: keystrokes.toSorted((a, z) => z.engine - a.engine).slice(0, 10),
  };
}

async function evaluateRelevance(
  page: WarmPage,
  sets: readonly RelevanceSet[],
): Promise<RelevanceResult[]> {
  const results: RelevanceResult[] = [];
  for (const { name, queries } of sets) {
    const { success1, success8 } = await evaluateSearch(queries, page.find);
    results.push({ set: name, success1, success8 });
  }
  return results;
}

/** Adds each measurement to `result` as soon as it is done, so that a failure does not lose the previous ones. */
async function measureInto(
  result: EngineResult,
  name: EngineName,
  corpus: Corpus,
  browser: Browser,
): Promise<void> {
  const folder = join(corpus.folder, name);
  mkdirSync(folder, { recursive: true });
  const built = await runBuild(name, corpus.recordsFile, folder, corpus.timeouts.buildMs);
  result.buildMs = built.ms;
  const writePage = (script: string) =>
    `<!doctype html><title>${name}</title><script src="${script}"></script>`;
  const files = [
    ...built.files.map((file) => readBuiltFile(folder, file)),
    ...(await bundleEngine(name, '/')),
    { path: 'cold.html', content: writePage('page.js'), kind: 'harness' as const },
    { path: 'warm.html', content: writePage('timed-page.js'), kind: 'harness' as const },
  ].map((file) => ({ file, served: toServedFile(file) }));
  result.index = measureTransferSize(files, 'index', corpus.brotliQuality);
  result.code = measureTransferSize(files, 'code', corpus.brotliQuality);

  const server = await startBenchmarkServer(
    new Map(files.map(({ file, served }) => [`/${file.path}`, served])),
  );
  try {
    const { partMs } = corpus.timeouts;
    const [firstQuery = ''] = corpus.coldStartQueries;
    const page = await openWarmPage(browser, server, firstQuery, 2 * partMs);
    try {
      if (corpus.sets.length > 0) result.relevance = await evaluateRelevance(page, corpus.sets);
      result.typing = await measureTyping(page, corpus);
      result.memory = await page.readMemory();
    } finally {
      await page.close();
    }
    result.first = await measureFirstResponse(browser, server, corpus.coldStartQueries, {
      totalMs: partMs / 2,
      queryMs: 2 * partMs,
    });
  } finally {
    server.close();
  }
}

/** Builds an engine's index of a corpus and measures it in a browser. Errors are reported in `failure`. */
export async function measureEngine(
  name: EngineName,
  corpus: Corpus,
  browser: Browser,
): Promise<EngineResult> {
  const result: EngineResult = { title: searchEngines[name].title };
  try {
    await measureInto(result, name, corpus, browser);
  } catch (error) {
    result.failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  return result;
}

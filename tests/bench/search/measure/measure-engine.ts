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

/** Milliseconds. */
export type TimePercentiles = { p50: number; p95: number; max: number };

export type TypingResult = {
  /** In the engine: the event handler of its worker; Pagefind's, from call to hits in the page. */
  engine: TimePercentiles;
  /** From the page's question to its answer. */
  page: TimePercentiles;
  strokes: number;
  /** Whether time was up before all queries were typed. */
  isCut: boolean;
  slowest: Keystroke[];
};

/** Shares, 0 to 1. */
export type RelevanceResult = { set: string; success1: number; success8: number };

export type EngineResult = {
  title: string;
  /** Why what is missing could not be measured. */
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
  /** Where its records lie, as JSON. */
  recordsFile: string;
  folder: string;
  /** What is typed, and what is asked first by a reader who has nothing yet. */
  typed: readonly string[];
  first: readonly string[];
  sets: readonly RelevanceSet[];
  /** Milliseconds that a build, and that each part in the browser, may take. */
  limits: { build: number; part: number };
  /** Brotli's quality: the highest takes minutes where there is much. */
  brotli: number;
};

const timesOf = (values: readonly number[]): TimePercentiles => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  max: Math.max(0, ...values),
});

/** How often every keystroke is measured; its median counts, so that a busy machine's hiccups do not. */
const passes = 3;

function takeMedians(runs: readonly Keystroke[][]): Keystroke[] {
  return (runs[0] ?? []).map(({ query }, index) => {
    const same = runs.flatMap((run) => run[index] ?? []);
    return {
      query,
      engine: percentile(
        same.map(({ engine }) => engine),
        0.5,
      ),
      page: percentile(
        same.map(({ page }) => page),
        0.5,
      ),
    };
  });
}

async function measureTyping(page: WarmPage, { typed, limits }: Corpus): Promise<TypingResult> {
  const wanted = typed.reduce((sum, { length }) => sum + length, 0);
  // Once to load every file that is needed and to warm the program up.
  const warmed = await page.type(typed, limits.part);
  const end = Date.now() + limits.part;
  const runs: Keystroke[][] = [];
  while (runs.length < passes && Date.now() < end)
    runs.push(await page.type(typed, end - Date.now()));
  // Where time was up, what was typed for the first time would have to load its files.
  const strokes = takeMedians(runs).slice(0, warmed.length);
  return {
    engine: timesOf(strokes.map(({ engine }) => engine)),
    page: timesOf(strokes.map(({ page }) => page)),
    strokes: strokes.length,
    isCut: strokes.length < wanted,
    slowest: strokes.toSorted((a, z) => z.engine - a.engine).slice(0, 10),
  };
}

async function judge(page: WarmPage, sets: readonly RelevanceSet[]): Promise<RelevanceResult[]> {
  const results: RelevanceResult[] = [];
  for (const { name, queries } of sets) {
    const { success1, success8 } = await evaluateSearch(queries, page.find);
    results.push({ set: name, success1, success8 });
  }
  return results;
}

/** Fills in `result` as far as the peer gets. */
async function measureInto(
  result: EngineResult,
  name: EngineName,
  corpus: Corpus,
  browser: Browser,
): Promise<void> {
  const folder = join(corpus.folder, name);
  mkdirSync(folder, { recursive: true });
  const built = await runBuild(name, corpus.recordsFile, folder, corpus.limits.build);
  result.buildMs = built.ms;
  const shell = (script: string) =>
    `<!doctype html><title>${name}</title><script src="${script}"></script>`;
  const files = [
    ...built.files.map((file) => readBuiltFile(folder, file)),
    ...(await bundleEngine(name, '/')),
    { path: 'cold.html', content: shell('page.js'), kind: 'harness' as const },
    { path: 'warm.html', content: shell('timed-page.js'), kind: 'harness' as const },
  ].map((file) => ({ file, served: toServedFile(file) }));
  result.index = measureTransferSize(files, 'index', corpus.brotli);
  result.code = measureTransferSize(files, 'code', corpus.brotli);

  const server = await startBenchmarkServer(
    new Map(files.map(({ file, served }) => [`/${file.path}`, served])),
  );
  try {
    const { part } = corpus.limits;
    const page = await openWarmPage(browser, server, corpus.first[0] ?? '', 2 * part);
    try {
      if (corpus.sets.length > 0) result.relevance = await judge(page, corpus.sets);
      result.typing = await measureTyping(page, corpus);
      result.memory = await page.readMemory();
    } finally {
      await page.close();
    }
    result.first = await measureFirstResponse(browser, server, corpus.first, {
      all: part / 2,
      each: 2 * part,
    });
  } finally {
    server.close();
  }
}

/** Builds a peer's index of a corpus and measures it in a browser. What fails is told in the result. */
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

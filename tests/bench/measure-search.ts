/**
 * Compares the portal's search with MiniSearch, Lunr, and Pagefind, on the records of out/ and on 10,000 generated
 * pages. Prints a table for each corpus, and fails if a target is missed. `--site-only` skips the generated pages;
 * `--json FILE` writes the results to a file.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { projectPath } from '../../lib/kit/files/project-files';
import { parseHtml } from '../../lib/kit/html/parse-html';
import { buildRecords } from '../../lib/search/site/search-records';
import type { SiteRecord } from '../../lib/search/site/search-types';
import { runIfMain } from '../../scripts/run-if-main';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { listRelevanceSets, type RelevanceSet } from '../relevance/relevance-sets';
import { generatePages } from './search/corpus/generate-pages';
import { readSiteRecords } from './search/corpus/site-records';
import { engineNames } from './search/engines';
import { networkProfile } from './search/measure/browser-measurements';
import { type Corpus, type EngineResult, measureEngine } from './search/measure/measure-engine';
import { printResults } from './search/measure/print-results';
import { pickEvenly } from './search/measure/statistics';
import { compareWithTargets } from './search/measure/targets';

const folder = projectPath('.cache/measure-search');
const generatedPageCount = 10_000;
const typedQueryCount = 60;
const coldStartCount = 10;

async function measureCorpus(corpus: Corpus, browser: Browser): Promise<EngineResult[]> {
  const results: EngineResult[] = [];
  // Sequentially, because parallel measurements would slow each other down.
  for (const name of engineNames) {
    const start = performance.now();
    results.push(await measureEngine(name, corpus, browser));
    console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  return results;
}

/** Writes the records to a file for the builds, which run in separate processes. */
function writeRecords(name: string, records: readonly SiteRecord[]) {
  mkdirSync(`${folder}/${name}`, { recursive: true });
  const recordsFile = `${folder}/${name}/records.json`;
  writeFileSync(recordsFile, JSON.stringify(records));
  return { name, recordsFile, folder: `${folder}/${name}` };
}

function prepareSite(records: readonly SiteRecord[], sets: readonly RelevanceSet[]): Corpus {
  const all = { name: 'all', queries: sets.flatMap(({ queries }) => queries) };
  const queries = all.queries.map(({ query }) => query);
  return {
    ...writeRecords('site', records),
    typedQueries: pickEvenly(queries, typedQueryCount),
    coldStartQueries: pickEvenly(queries, coldStartCount),
    sets: [...sets, all],
    timeouts: { buildMs: 120_000, partMs: 60_000 },
    brotliQuality: 11,
  };
}

/** Generates the pages, to be searched with the site's queries and with names from the generated pages. */
function prepareGenerated(site: readonly SiteRecord[], siteQueries: readonly string[]): Corpus {
  const start = performance.now();
  const records = [...generatePages(site, generatedPageCount)].flatMap(({ path, html }) =>
    buildRecords(parseHtml(html), path),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${generatedPageCount} pages, ${records.length} records, read from HTML in ${seconds} s`,
  );
  const names = pickEvenly(records, typedQueryCount / 4).map(({ name }) => name);
  const typedQueries = [...pickEvenly(siteQueries, typedQueryCount - names.length), ...names];
  return {
    ...writeRecords('generated', records),
    typedQueries,
    coldStartQueries: pickEvenly(typedQueries, coldStartCount),
    sets: [],
    timeouts: { buildMs: 150_000, partMs: 20_000 },
    brotliQuality: 5,
  };
}

async function measureSearch(options: {
  siteOnly: boolean;
  json: string | undefined;
}): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Makes the browser collect garbage and measure memory immediately instead of with a delay.
      '--enable-blink-features=ForceEagerMeasureMemory',
    ],
  });
  try {
    const records = await readSiteRecords();
    const sets = listRelevanceSets();
    const queries = sets.flatMap((set) => set.queries.map(({ query }) => query));
    console.log(`Site: ${records.length} records`);
    const site = await measureCorpus(prepareSite(records, sets), browser);
    const generated = options.siteOnly
      ? []
      : await measureCorpus(prepareGenerated(records, queries), browser);

    printResults(`The site: ${records.length} records`, site);
    if (generated.length > 0) printResults(`${generatedPageCount} generated pages`, generated);
    console.log(
      `First responses over ${networkProfile.bitsPerSecond / 1e6} Mbit/s with ${networkProfile.latencyMs} ms latency; all else without throttling.`,
    );
    const targets = compareWithTargets(site, generated);
    console.log('\nTargets');
    console.table(targets);
    if (options.json)
      writeFileSync(options.json, JSON.stringify({ site, generated, targets }, null, 2));
    return targets.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await runIfMain(import.meta.url, 'measure-search', async () => {
  const { values } = parseArgs({
    options: { 'site-only': { type: 'boolean', default: false }, json: { type: 'string' } },
  });
  const isMet = await measureSearch({ siteOnly: values['site-only'], json: values.json });
  if (!isMet) process.exitCode = 1;
});

/**
 * Measures the portal's search beside MiniSearch, Lunr and Pagefind, on the records of out/ and on 10,000 generated
 * pages, prints a table for each, and fails where a target is missed. `--site-only` leaves the generated pages out,
 * `--json FILE` keeps the numbers.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { projectPath } from '../../lib/files/project-files';
import { buildRecords, type SearchRecord } from '../../lib/search/index/search-records';
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
const generatedPages = 10_000;
const typedQueries = 60;
const coldStarts = 10;

async function measureCorpus(corpus: Corpus, browser: Browser): Promise<EngineResult[]> {
  const results: EngineResult[] = [];
  // One after the other: two at once would measure each other.
  for (const name of engineNames) {
    const start = performance.now();
    results.push(await measureEngine(name, corpus, browser));
    console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  return results;
}

/** Keeps records for the builds, which run in processes of their own. */
function keepRecords(name: string, records: readonly SearchRecord[]) {
  mkdirSync(`${folder}/${name}`, { recursive: true });
  const recordsFile = `${folder}/${name}/records.json`;
  writeFileSync(recordsFile, JSON.stringify(records));
  return { name, recordsFile, folder: `${folder}/${name}` };
}

function prepareSite(records: readonly SearchRecord[], sets: readonly RelevanceSet[]): Corpus {
  const all = { name: 'all', queries: sets.flatMap(({ queries }) => queries) };
  const queries = all.queries.map(({ query }) => query);
  return {
    ...keepRecords('site', records),
    typed: pickEvenly(queries, typedQueries),
    first: pickEvenly(queries, coldStarts),
    sets: [...sets, all],
    limits: { build: 120_000, part: 60_000 },
    brotli: 11,
  };
}

/** The generated pages, asked with the site's queries and with names that only they have. */
function prepareGenerated(site: readonly SearchRecord[], siteQueries: readonly string[]): Corpus {
  const start = performance.now();
  const records = [...generatePages(site, generatedPages)].flatMap(({ path, html }) =>
    buildRecords(html, path),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${generatedPages} pages, ${records.length} records, read from HTML in ${seconds} s`);
  const names = pickEvenly(records, typedQueries / 4).map(({ name }) => name);
  const typed = [...pickEvenly(siteQueries, typedQueries - names.length), ...names];
  return {
    ...keepRecords('generated', records),
    typed,
    first: pickEvenly(typed, coldStarts),
    sets: [],
    limits: { build: 150_000, part: 20_000 },
    brotli: 5,
  };
}

async function measureSearch(options: { siteOnly: boolean; json?: string }): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Memory is measured at once, after a collection, and not at the browser's leisure.
      '--enable-blink-features=ForceEagerMeasureMemory',
    ],
  });
  try {
    const records = readSiteRecords();
    const sets = listRelevanceSets();
    const queries = sets.flatMap((set) => set.queries.map(({ query }) => query));
    console.log(`Site: ${records.length} records`);
    const site = await measureCorpus(prepareSite(records, sets), browser);
    const generated = options.siteOnly
      ? []
      : await measureCorpus(prepareGenerated(records, queries), browser);

    printResults(`The site: ${records.length} records`, site);
    if (generated.length > 0) printResults(`${generatedPages} generated pages`, generated);
    console.log(
      `First answers over ${networkProfile.bitsPerSecond / 1e6} Mbit/s with ${networkProfile.latencyMs} ms latency; the rest without a limit.`,
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

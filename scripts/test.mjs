// @ts-check
/**
 * `npm test`: installs what is missing and runs every part. A part whose inputs are those of its last success
 * is not run again (`npm test -- --fresh` runs all, and so does CI). The last line is the total.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildEnv, buildIfChanged, buildInputs } from './setup/build-if-changed.mjs';
import { checkNode } from './setup/check-node.mjs';
import { countPlaywrightResults, countVitestResults } from './setup/count-tests.mjs';
import { ensureBrowser } from './setup/find-browser.mjs';
import { fingerprint } from './setup/fingerprint.mjs';
import { formatTable, sumResults } from './setup/format-results.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { runCommand } from './setup/run-command.mjs';

/** @typedef {import('./setup/count-tests.mjs').Counts} Counts */
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs files and folders: while they are the same, so is the result
 * @property {() => Promise<Counts & { note?: string }>} run
 * @property {'build' | 'browser'} [needs] `browser` needs the build too
 */
/** @typedef {import('./setup/format-results.mjs').Result} Result */

const reports = '.cache/reports';
const memory = '.cache/passed.json';
const fresh = process.env.CI === 'true' || process.argv.includes('--fresh');

/** @param {string} file @returns {any} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {boolean} ok @returns {Counts} */
const countOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/**
 * A part that is one check: its command succeeds or not.
 * @param {string} title
 * @param {string} script
 * @returns {() => Promise<Counts>}
 */
const check = (title, script) => async () =>
  countOne((await runCommand(title, 'npm', ['run', '--silent', script])).ok);

/**
 * A part whose tests are counted from its runner's report.
 * @param {string} title
 * @param {string[]} args
 * @param {string} report
 * @param {(report: any) => Counts} count
 * @param {Record<string, string>} [env]
 * @returns {() => Promise<Counts>}
 */
const suite = (title, args, report, count, env) => async () => {
  rmSync(report, { force: true });
  const { ok } = await runCommand(title, 'npm', ['run', '--silent', ...args], { env });
  const read = readJson(report);
  const counts = read ? count(read) : countOne(false);
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
};

/** @param {string} project */
const vitestArgs = (project) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${reports}/${project}.json`,
];

const config = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vitest.config.ts',
  'playwright.config.ts',
];
const sources = [...buildInputs, ...config, 'tests'];

/**
 * What runs together stands in one row: the unit tests leave a core to the second build, and the other way round.
 * @type {Part[][]}
 */
const parts = [
  [{ name: 'Lint', inputs: ['.'], run: check('Lint', 'lint') }],
  [{ name: 'Types', inputs: sources, run: check('Types', 'types') }],
  [
    {
      name: 'Build',
      inputs: buildInputs,
      run: async () => {
        const { ok, unchanged } = await buildIfChanged({ fresh });
        return { ...countOne(ok), note: unchanged ? 'out/ is up to date' : undefined };
      },
    },
  ],
  [
    {
      name: 'Unit tests',
      inputs: sources,
      needs: 'build',
      run: suite(
        'Unit tests',
        // The build has prepared what they read.
        ['unit:built', ...vitestArgs('unit')],
        `${reports}/unit.json`,
        countVitestResults,
      ),
    },
    {
      name: 'Build under /hub/',
      inputs: sources,
      needs: 'build',
      run: check('Build under /hub/', 'hub'),
    },
  ],
  [
    {
      name: 'Checks of the export',
      inputs: sources,
      needs: 'build',
      run: suite(
        'Checks of the export',
        ['check', ...vitestArgs('export')],
        `${reports}/export.json`,
        countVitestResults,
      ),
    },
  ],
  [
    {
      name: 'Browser tests',
      inputs: sources,
      needs: 'browser',
      run: suite('Browser tests', ['e2e'], `${reports}/e2e.json`, countPlaywrightResults),
    },
  ],
];

/** @param {string} name @param {string} note @returns {Result} */
const fail = (name, note) => ({ name, counts: countOne(false), note });

/** @type {Record<string, Counts & { inputs: string }>} */
const passed = fresh ? {} : (readJson(memory) ?? {});
let built = true;

/**
 * @param {Part} part
 * @param {string | undefined} browser
 * @returns {Promise<Result>}
 */
async function runPart({ name, inputs: paths, run, needs }, browser) {
  if (needs && !built) return fail(name, 'not run: the build failed');
  if (needs === 'browser' && !browser) return fail(name, 'not run: no browser, see above');
  const inputs = fingerprint(paths, { env: [...buildEnv, 'CHROMIUM_PATH'] });
  const last = passed[name];
  // The build keeps its own account: out/ may be gone, or built by hand.
  if (last?.inputs === inputs && name !== 'Build') {
    console.log(`▸ ${name}: unchanged since it passed`);
    return { name, counts: last, note: 'unchanged since it passed' };
  }
  const start = Date.now();
  const { note, ...counts } = await run();
  const seconds = (Date.now() - start) / 1000;
  const empty = counts.passed + counts.failed === 0;
  if (name === 'Build') built = counts.failed === 0;
  delete passed[name];
  if (!empty && counts.failed === 0) passed[name] = { ...counts, inputs };
  writeFileSync(memory, JSON.stringify(passed));
  return empty
    ? { name, counts: { ...counts, failed: 1 }, seconds, note: 'it ran no test' }
    : { name, counts, seconds, note };
}

/** @returns {Promise<Result[]>} */
async function runAll() {
  if (!checkNode() || !(await installPackages())) return [fail('Set-up', 'see above')];
  const browser = await ensureBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  mkdirSync(reports, { recursive: true });
  /** @type {Result[]} */
  const results = [];
  for (const row of parts)
    results.push(...(await Promise.all(row.map((part) => runPart(part, browser)))));
  return results;
}

const results = await runAll();
const total = sumResults(results);
console.log(`\n${formatTable(results)}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

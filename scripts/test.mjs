// @ts-check
/**
 * `npm test`: installs what is missing and runs every part. A part whose inputs have not changed since it passed is not
 * run again (wireit in package.json says what the inputs are); `npm test -- --fresh` runs all. The last line is the total.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { countPlaywrightResults, countVitestResults } from './setup/count-tests.mjs';
import { ensureBrowser } from './setup/find-browser.mjs';
import { ensureNginx } from './setup/find-nginx.mjs';
import { formatTable, sumResults } from './setup/format-results.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { runCommand } from './setup/run-command.mjs';

/** @typedef {import('./setup/count-tests.mjs').Counts} Counts */
/** @typedef {import('./setup/format-results.mjs').Result} Result */
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} script the npm script that runs it
 * @property {string} [report] the runner's report, from which the tests are counted
 * @property {(report: any) => Counts} [count]
 * @property {string[]} [needs] the parts without which it cannot run
 * @property {boolean} [needsBrowser]
 * @property {boolean} [usesNginx] whether it tests more if nginx is there
 * @property {boolean} [runsAlone] whether it uses all cores itself
 */

const reports = '.cache/reports';

/**
 * A part starts as soon as what it needs has ended. The first that can start comes first, so those that others wait for
 * are first in the list.
 * @type {Part[]}
 */
const parts = [
  { name: 'Content and settings', script: 'sources' },
  { name: 'Build of the fixture site', script: 'fixture-site' },
  { name: 'Build', script: 'build', needs: ['Content and settings'] },
  {
    name: 'Unit tests',
    script: 'unit',
    report: `${reports}/unit.json`,
    count: countVitestResults,
    needs: ['Content and settings'],
  },
  { name: 'Lint', script: 'lint' },
  { name: 'Types', script: 'types', needs: ['Content and settings'] },
  {
    name: 'Tests of the export',
    script: 'export',
    report: `${reports}/export.json`,
    count: countVitestResults,
    needs: ['Build'],
    usesNginx: true,
  },
  {
    name: 'Browser tests',
    script: 'e2e',
    report: `${reports}/e2e.json`,
    count: countPlaywrightResults,
    needs: ['Build', 'Build of the fixture site'],
    needsBrowser: true,
    runsAlone: true,
  },
];

/** @param {boolean} ok @returns {Counts} */
const countOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @param {string} name @param {string} note @returns {Result} */
const fail = (name, note) => ({ name, counts: countOne(false), note });

/**
 * Counts the tests of a part from its report. Without a report the part counts as one check.
 * @param {Part} part
 * @param {boolean} ok whether its command succeeded
 * @returns {Counts}
 */
function countTests({ report, count }, ok) {
  if (!report || !count) return countOne(ok);
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return countOne(false);
  }
}

/** @type {Result[]} */
const results = [];

/**
 * The programs that tests use, installed while the first parts run.
 * @typedef {{ browser: Promise<string | undefined>, nginx: Promise<unknown> }} Programs
 */

/**
 * @param {Part} part
 * @param {Programs} programs
 * @returns {Promise<Result>}
 */
async function runPart(part, { browser, nginx }) {
  const { name, script, needs = [], needsBrowser, usesNginx } = part;
  const missing = results.find((result) => needs.includes(result.name) && result.counts.failed > 0);
  if (missing) return fail(name, `not run: ${missing.name} failed`);
  const browserPath = needsBrowser ? await browser : undefined;
  if (needsBrowser && !browserPath) return fail(name, 'not run: no browser, see above');
  const note = usesNginx && !(await nginx) ? 'no nginx, see above' : undefined;
  const env = browserPath ? { CHROMIUM_PATH: browserPath } : {};
  const { ok, seconds } = await runCommand(name, 'npm', ['run', '--silent', script], { env });
  const counts = countTests(part, ok);
  return counts.passed + counts.failed > 0
    ? { name, counts, seconds, ...(note && { note }) }
    : { name, counts: { ...counts, failed: 1 }, seconds, note: 'it ran no test' };
}

/** Runs all parts, two at a time: that many fit on two cores. @param {Programs} programs */
async function runParts(programs) {
  const waiting = [...parts];
  /** @type {Map<Part, Promise<void>>} */
  const running = new Map();
  const hasEnded = (/** @type {string} */ name) => results.some((result) => result.name === name);
  /** @param {Part} part */
  const canStart = ({ needs = [], runsAlone }) =>
    needs.every(hasEnded) &&
    running.size < (runsAlone ? 1 : 2) &&
    ![...running.keys()].some((part) => part.runsAlone);
  /** @param {Part} part */
  const start = async (part) => {
    results.push(await runPart(part, programs));
    running.delete(part);
  };
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(canStart);
    const [part] = index < 0 ? [] : waiting.splice(index, 1);
    if (part) running.set(part, start(part));
    else await Promise.race(running.values());
  }
}

if (process.argv.includes('--fresh')) rmSync('.wireit', { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (await installPackages()) {
  const browser = ensureBrowser();
  // apt-get can run once at a time.
  const nginx = browser.then(ensureNginx);
  await runParts({ browser, nginx });
} else results.push(fail('Set-up', 'see above'));

const total = sumResults(results);
console.log(`\n${formatTable(results)}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

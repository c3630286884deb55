// @ts-check
/**
 * `npm test`: installs what is missing and runs every part. A part whose inputs are those of its last success
 * is not run again (`npm test -- --fresh` runs all, and so does CI). The last line is the total.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildEnv, buildIfChanged, buildInputs } from './setup/build-if-changed.mjs';
import { checkNode } from './setup/check-node.mjs';
import { countPlaywright, countVitest } from './setup/count-tests.mjs';
import { ensureBrowser } from './setup/find-browser.mjs';
import { fingerprint } from './setup/fingerprint.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { runStep } from './setup/run-step.mjs';

/** @typedef {import('./setup/count-tests.mjs').Counts} Counts */
/** @typedef {{ name: string, inputs: string[], run: () => Promise<Counts>, needsBuild?: boolean }} Part */

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

/**
 * A part that is one check: its command succeeds or not.
 * @param {string} title
 * @param {string} script
 * @returns {() => Promise<Counts>}
 */
const check = (title, script) => async () => {
  const { ok } = await runStep(title, 'npm', ['run', '--silent', script]);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

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
  const { ok } = await runStep(title, 'npm', ['run', '--silent', ...args], { env });
  const read = readJson(report);
  const counts = read ? count(read) : { passed: 0, failed: 1 };
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

/** @type {Part[]} */
const parts = [
  { name: 'Lint', inputs: ['.'], run: check('Lint', 'lint') },
  { name: 'Types', inputs: sources, run: check('Types', 'types') },
  {
    name: 'Unit tests',
    inputs: sources,
    run: suite('Unit tests', ['unit', ...vitestArgs('unit')], `${reports}/unit.json`, countVitest),
  },
  {
    name: 'Build',
    inputs: buildInputs,
    run: async () =>
      (await buildIfChanged()).ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  },
  {
    name: 'Checks of the export',
    inputs: sources,
    needsBuild: true,
    run: suite(
      'Checks of the export',
      ['check', ...vitestArgs('export')],
      `${reports}/export.json`,
      countVitest,
    ),
  },
  {
    name: 'Browser tests',
    inputs: sources,
    needsBuild: true,
    run: suite('Browser tests', ['e2e'], `${reports}/e2e.json`, countPlaywright),
  },
];

checkNode();
await installPackages();
const browser = await ensureBrowser();
process.env.CHROMIUM_PATH = browser;
mkdirSync(reports, { recursive: true });

/** @type {Record<string, Counts & { inputs: string }>} */
const passed = fresh ? {} : (readJson(memory) ?? {});
/** @type {Array<{ name: string, counts: Counts, note: string }>} */
const results = [];
let built = true;

for (const part of parts) {
  const inputs = fingerprint(part.inputs, { env: [...buildEnv, 'CHROMIUM_PATH'] });
  const last = passed[part.name];
  if (part.needsBuild && !built) {
    results.push({
      name: part.name,
      counts: { passed: 0, failed: 1 },
      note: 'not run: the build failed',
    });
    continue;
  }
  if (last?.inputs === inputs && part.name !== 'Build') {
    console.log(`▸ ${part.name}: unchanged since it passed`);
    results.push({ name: part.name, counts: last, note: 'unchanged since it passed' });
    continue;
  }
  const counts = await part.run();
  if (part.name === 'Build') built = counts.failed === 0;
  const empty = counts.passed + counts.failed === 0;
  results.push({
    name: part.name,
    counts: empty ? { passed: 0, failed: 1 } : counts,
    note: empty ? 'it ran no test' : '',
  });
  if (empty || counts.failed > 0) delete passed[part.name];
  else passed[part.name] = { ...counts, inputs };
  writeFileSync(memory, JSON.stringify(passed));
}

console.log('');
for (const { name, counts, note } of results) {
  const numbers = `${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed`;
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(22)}${numbers}  ${note}`);
}
const total = results.reduce(
  (sum, { counts }) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }),
  { passed: 0, failed: 0 },
);
console.log('');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

// @ts-check
/**
 * `npm test`, `npm run test:all`, `npm run test:deep`: provides what the tests need, runs the tasks of a tier (wireit in
 * package.json says which, and what each depends on), and prints what was tested. A task whose inputs have not changed
 * since it succeeded is not run again; `--fresh` runs all. `--shard=1/4` runs a quarter of test:all.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureEngines } from './setup/engines.mjs';
import { ensureChromium } from './setup/find-browser.mjs';
import { ensureNginx } from './setup/find-nginx.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { printCounts, readReports } from './setup/report.mjs';
import { run } from './setup/run.mjs';

const start = Date.now();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean' }, shard: { type: 'string' } },
});
const [tier = 'fast'] = positionals;
const { fresh, shard } = values;

/**
 * The tasks of package.json, by tier. The first shard of test:all also has what `npm test` runs. The other engines run last,
 * when nothing else does: WebKitGTK draws without a GPU.
 */
const isFirstShard = shard === undefined || shard.startsWith('1/');
/** @type {Record<string, string[]>} */
const tasks = {
  fast: ['fast'],
  all: [...(isFirstShard ? ['fast'] : []), 'rest', 'engines'],
  deep: ['nightly', 'engines'],
};

/** @returns {Record<string, string>} the environment of all tasks */
function createEnv() {
  // A task that fails does not hide the others.
  const env = { WIREIT_FAILURES: 'continue' };
  if (tier === 'fast') return env;
  if (tier === 'all') return { ...env, E2E_RETRIES: '1' };
  const seed = process.env.TEST_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`TEST_SEED=${seed} repeats the generated input of this run.`);
  return { ...env, TEST_DEPTH: 'deep', TEST_SEED: seed };
}

if (!(await installPackages()) || !(await ensureChromium())) process.exit(1);
if (tier === 'all') await ensureNginx();
const engines = tier === 'fast' ? { installed: [], missing: [] } : await ensureEngines();
if (fresh) rmSync('.wireit', { recursive: true, force: true });
let ok = true;
const env = createEnv();
for (const task of tasks[tier] ?? []) {
  const taskEnv = {
    ...env,
    // The fast tasks mostly have one thread, which often waits for a browser: three of them use two cores completely.
    WIREIT_PARALLEL: task === 'fast' ? '3' : '2',
    // What `npm test` runs is never divided.
    ...(task !== 'fast' && shard !== undefined && { TEST_SHARD: shard }),
    ...(task === 'engines' && { E2E_ENGINES: engines.installed.join(' ') }),
  };
  ok = (await run('npm', ['run', '--silent', `test:${task}`], { env: taskEnv })) && ok;
}
// A task that was not run again has kept its report.
printCounts((tasks[tier] ?? []).flatMap((task) => readReports(`.cache/reports/${task}`)));
const without = engines.missing.map((name) => `, NOT TESTED IN ${name.toUpperCase()}`).join('');
console.log(
  `${ok ? 'Passed' : 'Failed'} after ${Math.round((Date.now() - start) / 1000)} s${without}`,
);
process.exitCode = ok ? 0 : 1;

// @ts-check
/**
 * `npm run dev`: the author's loop. Next shows an edited page at once; the content is checked, and the API's
 * description bundled, after each change. Faults are told and stop nothing.
 */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { checkNode } from './setup/check-node.mjs';
import { checkPort } from './setup/check-port.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { childEnv } from './setup/run-command.mjs';

if (!checkNode()) process.exit(1);
const port = await checkPort('npm run dev');
if (port === undefined) process.exit(1);
if (!(await installPackages())) process.exit(1);

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** @param {string[]} args */
function runNode(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: childEnv() });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** @param {NodeJS.Signals} signal */
function endChildren(signal) {
  for (const child of children) child.kill(signal);
}

/** @returns {Promise<void>} */
const prepare = () =>
  new Promise((resolve) => {
    runNode(['--import', 'tsx', 'scripts/prepare.ts']).on('exit', () => resolve());
  });

let stopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    stopping = true;
    endChildren(signal);
  });
}

await prepare();
if (stopping) process.exit(0);
const next = runNode(['node_modules/next/dist/bin/next', 'dev', '--port', String(port)]);
next.on('exit', (code) => {
  endChildren('SIGTERM');
  process.exit(code ?? 0);
});

let preparing = false;
let changed = false;
/** One at a time, since all write the same files; a change in between starts another. */
async function prepareAgain() {
  changed = true;
  if (preparing) return;
  preparing = true;
  while (changed && !stopping) {
    changed = false;
    await prepare();
  }
  preparing = false;
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
for (const folder of ['content', 'openapi'].filter((name) => existsSync(name))) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(prepareAgain, 150);
  });
}

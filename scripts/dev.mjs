// @ts-check
/**
 * `npm run dev`: the author's loop. Next shows an edited page at once; the content is checked, and the API's
 * description bundled, after each change. Faults are told and stop nothing.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { checkNode } from './setup/check-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { childEnv } from './setup/run-step.mjs';

checkNode();
await installPackages();

/** @param {string[]} args */
const runNode = (args) => spawn(process.execPath, args, { stdio: 'inherit', env: childEnv });

/** @returns {Promise<void>} */
const prepare = () =>
  new Promise((resolve) => {
    runNode(['--import', 'tsx', 'scripts/prepare.ts']).on('exit', () => resolve());
  });

await prepare();
const next = runNode([
  'node_modules/next/dist/bin/next',
  'dev',
  '--port',
  process.env.PORT ?? '3000',
]);
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => next.kill(signal));
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
for (const folder of ['content', 'openapi']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(prepare, 150);
  });
}

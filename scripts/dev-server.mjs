// @ts-check
/**
 * The server of `npm run dev`, on PORT: a proxy of `next dev` whose pages are those of the export, without Next's client.
 * Open pages are loaded again after each change. After a change of content, API description or lazy stylesheets, the content
 * is checked and the generated files are written again; problems are printed and stop nothing.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { createBuilds } from './dev/builds.mjs';
import { changesPages, changesScripts, changesSources } from './dev/changed-files.mjs';
import { findFreePort, waitForPort } from './dev/ports.mjs';
import { createProxy } from './dev/proxy.mjs';
import { createRevisions } from './dev/revisions.mjs';
import { debounceMs, watchFiles } from './dev/watch-files.mjs';
import { localHost } from './setup/check-port.mjs';
import { childEnv } from './setup/run.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * @param {readonly string[]} args
 * @param {'inherit' | 'pipe'} output
 */
function runNode(args, output = 'inherit') {
  // What Next prints for a terminal has colors.
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const stdio = /** @type {const} */ (['inherit', output, 'inherit']);
  const child = spawn(process.execPath, args, {
    stdio: [...stdio],
    env: { ...env, ...childEnv() },
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** @param {NodeJS.Signals} signal */
function endChildren(signal) {
  for (const child of children) child.kill(signal);
}

/** @param {readonly string[]} args @returns {Promise<void>} */
const build = (args) =>
  new Promise((resolve) => {
    if (stopping) return resolve();
    runNode(['--import', 'tsx', 'scripts/build.ts', ...args]).on('exit', () => resolve());
  });

let stopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    stopping = true;
    endChildren(signal);
  });
}

await build(['--sources']);
if (stopping) process.exit(0);

/** @type {typeof import('./dev/dev-page')} */
const { toDevPage } = await tsImport('./dev/dev-page.ts', import.meta.url);

/** Reads the script that the export adds to the end of pages. The import is another one each time, so it is not cached. */
async function readPageEnd() {
  /** @type {typeof import('../.generated/site/inline-scripts')} */
  const { pageEndScript } = await tsImport('../.generated/site/inline-scripts.ts', import.meta.url);
  return pageEndScript;
}

const port = Number(process.env.PORT ?? 3000);
const nextPort = await findFreePort(localHost);
const next = runNode(
  ['node_modules/next/dist/bin/next', 'dev', '--port', String(nextPort), '--hostname', localHost],
  'pipe',
);
next.on('exit', (code) => {
  endChildren('SIGTERM');
  process.exit(code ?? 0);
});
// The author is to open the proxy.
next.stdout?.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text.replaceAll(`:${nextPort}`, `:${port}`));
});

let pageEnd = await readPageEnd();
const revisions = createRevisions();
const upstream = { host: localHost, port: nextPort, ready: waitForPort(localHost, nextPort) };
createProxy(upstream, {
  answer: revisions.answer,
  startPage: () => {
    const scripts = { pageEnd, reload: revisions.getReloadScript() };
    return (html, status) => toDevPage(html, status, scripts);
  },
}).listen(port, localHost);

let isGeneratedChanged = false;

/** Shows what a build has written, all at once. */
async function showGenerated() {
  if (!isGeneratedChanged) return;
  isGeneratedChanged = false;
  pageEnd = await readPageEnd();
  revisions.announceChange();
}

const builds = createBuilds(build, async () => {
  // The last files are reported some time after they have been written.
  await wait(2 * debounceMs);
  await showGenerated();
});

for (const folder of ['app', 'components', 'content', 'lib', 'openapi'])
  watchFiles(folder, (files) => {
    if (files.some(changesPages)) revisions.announceChange();
    if (files.some(changesScripts)) builds.start('scripts');
    if (files.some(changesSources)) builds.start('sources');
  });
for (const folder of ['.generated', 'public'])
  watchFiles(folder, () => {
    isGeneratedChanged = true;
    // A build shows what it has written at its end.
    if (!builds.isRunning()) void showGenerated();
  });

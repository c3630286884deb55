// @ts-check
/**
 * The server of `npm run dev`, on PORT: a proxy of `next dev` whose pages are those of the export, without Next's client.
 * Open pages are loaded again after each change. After a change of content, API description or lazy stylesheets, the content
 * is checked and the generated files are written again; problems are printed and stop nothing.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import {
  changesPages,
  changesScripts,
  changesSources,
  isDescription,
} from './dev/changed-files.mjs';
import { findFreePort, waitForPort } from './dev/ports.mjs';
import { createProxy } from './dev/proxy.mjs';
import { createRevisions } from './dev/revisions.mjs';
import { createSourceChecks } from './dev/source-checks.mjs';
import { debounceMs, watchFiles } from './dev/watch-files.mjs';
import { localHost } from './setup/check-port.mjs';
import { assertAlone } from './setup/lock.mjs';
import { childEnv } from './setup/run.mjs';

try {
  assertAlone('development server');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let next;
let stopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    stopping = true;
    checks.stop();
    next?.kill(signal);
  });
}

const revisions = createRevisions();
let pageEnd = '';
let isGeneratedChanged = false;
/** Whether the checks have not yet written a changed description. */
let isDescriptionChanged = false;
const checks = createSourceChecks(async () => {
  if (!next) return;
  // The last files are reported some time after they have been written.
  await wait(2 * debounceMs);
  await showGenerated();
});
// With the files of an earlier run, pages can be shown while they are checked.
const hasGenerated = existsSync('.generated/site/inline-scripts.ts');
const firstChecks = checks.start([]);
if (!hasGenerated) await firstChecks;
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
next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--port', String(nextPort), '--hostname', localHost],
  {
    stdio: ['inherit', 'pipe', 'inherit'],
    // What Next prints for a terminal has colors.
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...childEnv() },
  },
);
next.on('exit', (code) => {
  checks.stop();
  process.exit(code ?? 0);
});
// The author is to open the proxy.
next.stdout?.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text.replaceAll(`:${nextPort}`, `:${port}`));
});

pageEnd = await readPageEnd();
const upstream = { host: localHost, port: nextPort, ready: waitForPort(localHost, nextPort) };
const { server, isIdle } = createProxy(upstream, {
  answer: revisions.answer,
  startPage: () => {
    const scripts = { pageEnd, reload: revisions.getReloadScript() };
    return (html, status) => toDevPage(html, status, scripts);
  },
});
server.listen(port, localHost);

/** Requests a page of the docs: what all of them consist of takes seconds, in which the author goes to the browser. */
async function prepareDocs() {
  /** @type {typeof import('../lib/site/site-settings')} */
  const { getSite } = await tsImport('../lib/site/site-settings.ts', import.meta.url);
  await upstream.ready;
  // If it fails, the author's first page just takes longer.
  await fetch(`http://${localHost}:${nextPort}${getSite().baseUrl}docs`).catch(() => {});
}
void prepareDocs();

/** Time in which a browser shows a page that it has received. */
const paintMs = 500;

/** Waits until the open pages have been loaded again, so that the checks do not take their time, or a little while. */
async function waitForPages() {
  const end = performance.now() + 3000;
  do await wait(debounceMs);
  while (!isIdle() && performance.now() < end);
  await wait(paintMs);
}

/** Shows what a build has written, all at once. */
async function showGenerated() {
  isDescriptionChanged = false;
  if (!isGeneratedChanged) return;
  isGeneratedChanged = false;
  pageEnd = await readPageEnd();
  revisions.announceChange();
}

for (const folder of ['app', 'components', 'content', 'lib', 'openapi'])
  watchFiles(folder, async (files) => {
    const isCode = files.some(changesScripts);
    const isSource = isCode || files.some(changesSources);
    isDescriptionChanged ||= files.some(isDescription);
    if (files.some(changesPages)) {
      revisions.announceChange();
      if (isSource) await waitForPages();
    }
    if (isSource) void checks.start(files, isCode);
  });
for (const folder of ['.generated', 'public'])
  watchFiles(folder, () => {
    isGeneratedChanged = true;
    // The checks show what they have written at their end, but the description, which is the first, at once.
    if (!checks.isRunning() || isDescriptionChanged) void showGenerated();
  });

// @ts-check
/**
 * The server of `npm run dev`, on PORT. Next shows an edited page at once. After each change of content, API description
 * or late stylesheets the content is checked and the generated files are written again; problems are printed and stop
 * nothing.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { localHost } from './setup/check-port.mjs';
import { childEnv } from './setup/run.mjs';

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
const buildSources = () =>
  new Promise((resolve) => {
    runNode(['--import', 'tsx', 'scripts/build.ts', '--sources']).on('exit', () => resolve());
  });

let stopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    stopping = true;
    endChildren(signal);
  });
}

await buildSources();
if (stopping) process.exit(0);
const next = runNode([
  'node_modules/next/dist/bin/next',
  'dev',
  '--port',
  process.env.PORT ?? '3000',
  '--hostname',
  localHost,
]);
next.on('exit', (code) => {
  endChildren('SIGTERM');
  process.exit(code ?? 0);
});

let isBuilding = false;
let hasChanged = false;
/** One run at a time, since all write the same files. A change during a run starts another. */
async function buildSourcesAgain() {
  hasChanged = true;
  if (isBuilding) return;
  isBuilding = true;
  while (hasChanged && !stopping) {
    hasChanged = false;
    await buildSources();
  }
  isBuilding = false;
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
/** @param {(file: string) => boolean} matches */
const onChange = (matches) => (/** @type {string} */ _event, /** @type {string | null} */ file) => {
  if (file === null || !matches(file)) return;
  clearTimeout(timer);
  timer = setTimeout(buildSourcesAgain, 150);
};
for (const folder of ['content', 'openapi'])
  watch(
    folder,
    { recursive: true },
    onChange(() => true),
  );
// Next itself watches the styles that it bundles.
const isLateStyle = (/** @type {string} */ file) =>
  file.endsWith('.late.css') || /\b(content-styles|styles|elements-adapter)\b.*\.css$/.test(file);
watch('components', { recursive: true }, onChange(isLateStyle));

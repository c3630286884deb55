/**
 * Checks a site again and again, each time with other faults in its files. Runs in the site's folder, as the child
 * process of site-checker.ts.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DiagnosticError } from '../../lib/diagnostics/diagnostic';
import { isFile, listFiles } from '../../lib/files/project-files';
import { steps } from '../../scripts/build';
import { runSteps, type Step } from '../../scripts/pipeline';
import type { CheckRequest, CheckResponse } from './check-protocol';

const isSource = ({ phase }: Step) => phase === 'check' || phase === 'generate';

/** The files that steps of the generate phase read. Faults in other files do not change what they write. */
const inputs: Record<string, RegExp> = {
  'emit-contract': /^content\/elements\//,
  'emit-openapi': /^(openapi|content\/(reference|site))\//,
  'emit-api-changes': /^openapi\//,
  'emit-browser-settings': /^content\/site\//,
  'emit-sandbox-sources': /^(openapi|content\/reference)\//,
};

/** The links of pages, which other runs check after Next has written them. */
const linkStep: Step = {
  phase: 'verify',
  name: 'check-links',
  load: async () => {
    const { checkSourceLinks } = await import('./check-source-links');
    return { run: checkSourceLinks };
  },
};

const skip = { run: () => undefined };

/** All checks, and the steps that write something else with the changed files. */
const selectSteps = (files: readonly string[]): Step[] => [
  ...steps.filter(isSource).map((step) => {
    const isAffected = files.some((file) => inputs[step.name]?.test(file));
    return step.phase === 'check' || isAffected ? step : { ...step, load: async () => skip };
  }),
  linkStep,
];

/** Caches compare the times of files, whose resolution is too low for changes in quick succession. */
let time = Date.now() / 1000;
function touch(file: string): void {
  time += 1;
  utimesSync(existsSync(file) ? file : dirname(file), time, time);
}

/** Changes a file. Returns a function that restores it. */
function change(file: string, content: CheckRequest['files'][string]): () => void {
  const original = existsSync(file) ? readFileSync(file) : undefined;
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if ('base64' in content) writeFileSync(file, Buffer.from(content.base64, 'base64'));
  else if (content.is === 'folder') mkdirSync(file);
  touch(file);
  return () => {
    rmSync(file, { recursive: true, force: true });
    if (original) writeFileSync(file, original);
    touch(file);
  };
}

async function check({ files, env = {} }: CheckRequest): Promise<CheckResponse> {
  const names = Object.keys(files);
  const undo = Object.entries(files).map(([file, content]) => change(file, content));
  Object.assign(process.env, env);
  // The caches of settings do not depend on the environment.
  const touchSettings = () => Object.keys(env).length > 0 && touch('content/site/settings.yaml');
  touchSettings();
  try {
    return { diagnostics: await runSteps(selectSteps(names), () => undefined) };
  } catch (error) {
    if (error instanceof DiagnosticError) return { diagnostics: [...error.diagnostics] };
    return { crash: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    for (const restore of undo) restore();
    for (const name of Object.keys(env)) delete process.env[name];
    const isInput = (file: string) => Object.values(inputs).some((pattern) => pattern.test(file));
    if (names.some(isInput)) restoreGenerated();
    touchSettings();
  }
}

// Warnings are part of the response.
console.warn = () => undefined;
const generating = ['emit-contract', 'emit-openapi', 'emit-sandbox-sources'];
await runSteps(
  steps.filter(({ name }) => generating.includes(name)),
  () => undefined,
);
const generatedFiles = new Map(
  listFiles('.generated', '')
    .filter(isFile)
    .map((file) => [file, readFileSync(file)]),
);

/** Restores what steps have written with faults, because the next run may not write it again. */
function restoreGenerated(): void {
  for (const [file, original] of generatedFiles) {
    if (!readFileSync(file).equals(original)) writeFileSync(file, original);
  }
}

process.on('message', async (request: CheckRequest) => process.send?.(await check(request)));
process.send?.({ diagnostics: [] } satisfies CheckResponse);

/** The process of resident-checker.ts. Runs in the site's folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DiagnosticError } from '../lib/kit/diagnostics/diagnostic';
import { changeFile, touch } from '../lib/kit/files/change-file';
import { isFile, listFiles } from '../lib/kit/files/project-files';
import { siteFiles } from '../lib/site/site-settings';
import { steps } from './build';
import { runSteps, type Step } from './pipeline';
import type { CheckRequest, CheckResponse } from './resident-checker';

/** The files that steps of the generate phase read. Changes of other files do not change what they write. */
const inputs: Readonly<Record<string, RegExp>> = {
  'emit-users': /^openapi\/sandbox\//,
  'emit-contract': /^content\/elements\//,
  'emit-openapi': /^(openapi|content\/(reference|site))\//,
  'emit-api-changes': /^openapi\//,
  'emit-browser-settings': /^content\/site\//,
  'emit-sandbox-sources': /^(openapi|content\/reference)\//,
};

const isInput = (file: string) => Object.values(inputs).some((pattern) => pattern.test(file));

const skip = async () => ({ run: () => undefined });

/** All checks, and the steps that write something else with the changed files. */
const selectSteps = (files: readonly string[]): Step[] =>
  steps
    .filter(({ phase }) => ['check', 'generate', 'advise'].includes(phase))
    .map((step) =>
      step.phase !== 'generate' || files.some((file) => inputs[step.name]?.test(file))
        ? step
        : { ...step, load: skip },
    );

/** Runs steps as a pull request does: with matters of style. */
const runSilently = (selected: readonly Step[]) =>
  runSteps(selected, () => undefined, undefined, true);

async function check({ files, env }: CheckRequest): Promise<CheckResponse> {
  const names = Object.keys(files);
  const restore = Object.entries(files).map(([file, content]) => changeFile(file, content));
  const variables = Object.keys(env);
  Object.assign(process.env, env);
  // The caches of settings do not depend on the environment.
  const touchSettings = () => variables.length > 0 && touch(siteFiles.settings);
  touchSettings();
  try {
    return { diagnostics: await runSilently(selectSteps(names)) };
  } catch (error) {
    if (error instanceof DiagnosticError) return { diagnostics: [...error.diagnostics] };
    return { crash: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    for (const undo of restore) undo();
    for (const name of variables) delete process.env[name];
    if (names.some(isInput)) restoreGenerated();
    touchSettings();
  }
}

// Warnings are part of the response.
console.warn = () => undefined;
const generating = ['emit-users', 'emit-contract', 'emit-openapi', 'emit-sandbox-sources'];
await runSilently(steps.filter(({ name }) => generating.includes(name)));
const generatedFiles = new Map(
  listFiles('.generated', '')
    .filter(isFile)
    .map((file) => [file, readFileSync(file)]),
);

/** Restores what steps have written with changed files, because the next run may not write it again. */
function restoreGenerated(): void {
  for (const [file, original] of generatedFiles) {
    if (!readFileSync(file).equals(original)) writeFileSync(file, original);
  }
}

process.on('message', async (request: CheckRequest) => process.send?.(await check(request)));
process.send?.({ diagnostics: [] } satisfies CheckResponse);

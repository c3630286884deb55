/**
 * Builds the portal. The table lists every step in its order. A step is the file of its name in scripts/steps, or a check that it calls.
 *
 * `tsx scripts/build.ts` runs all of them and writes out/. `--sources` checks the content and writes what pages, tests
 * and `npm run dev` import; `--export` writes the pages; `--check` checks the sources, with advice. Names of steps run
 * these alone.
 */

import type { OpenApiDocument } from '../lib/api/description/openapi-document';
import { createCodeInputsReader } from '../lib/kit/build-cache/code-inputs';
import { findRecordedRun, recordRun } from '../lib/kit/build-cache/recorded-run';
import { describeError } from '../lib/kit/diagnostics/describe-error';
import { type Diagnostic, isError } from '../lib/kit/diagnostics/diagnostic';
import { unknownName } from '../lib/kit/diagnostics/suggest-name';
import { forgetChanged } from '../lib/kit/files/cached';
import { readText } from '../lib/kit/files/project-files';
import { readState, recordFileAccess } from '../lib/kit/files/recorded-files';
import { runInThread } from '../lib/kit/threads/run-in-thread';
import {
  type RunStep,
  runStep,
  runSteps,
  type Step,
  type StepModule,
  type StepResult,
} from './pipeline';
import { runIfMain } from './run-if-main';
import { assertAlone } from './setup/lock.mjs';

/** A check that needs the API's description, which an earlier step has written. */
async function withDocument(
  check: Promise<(document: OpenApiDocument) => Diagnostic[]>,
  loader: Promise<{ getOpenApiDocument: () => OpenApiDocument }>,
): Promise<StepModule> {
  const run = await check;
  const { getOpenApiDocument } = await loader;
  return { run: () => run(getOpenApiDocument()) };
}

// biome-ignore format: a table
export const steps: readonly Step[] = [
  // Check what authors edit.
  { phase: 'check', name: 'check-files', load: () => import('../lib/build/checks/check-files').then(({ checkFiles: run }) => ({ run })) },
  { phase: 'check', name: 'check-settings', load: () => Promise.all([import('../lib/site/site-settings'), import('../lib/content/docs-versions')]).then(([site, versions]) => ({ run: () => [...site.checkSiteSettings(), ...versions.checkSnapshots()] })) },
  { phase: 'check', name: 'check-brand', load: () => import('../lib/build/checks/check-brand').then(({ checkBrand: run }) => ({ run })), needs: ['check-settings'] },
  { phase: 'check', name: 'check-reference-data', load: () => import('../lib/site/reference/reference-data').then(({ checkReferenceData: run }) => ({ run })) },
  { phase: 'check', name: 'check-openapi', load: () => import('../lib/api/description/checks/check-openapi').then(({ checkOpenApi: run }) => ({ run })) },
  { phase: 'check', name: 'check-openapi-schemas', load: () => import('../lib/api/description/checks/check-openapi').then(({ checkOpenApiSchemas: run }) => ({ run })) },
  { phase: 'check', name: 'check-not-simulated-file', load: () => import('../lib/sandbox/generate/not-simulated').then(({ readNotSimulated }) => ({ run: () => readNotSimulated().diagnostics })) },
  { phase: 'check', name: 'check-releases', load: () => import('../lib/api/releases/check-releases').then(({ checkReleases: run }) => ({ run })) },
  { phase: 'check', name: 'lint-openapi', load: () => import('../lib/api/description/checks/check-openapi').then(({ lintOpenApi: run }) => ({ run })), needs: ['check-openapi'] },
  { phase: 'check', name: 'check-contract', load: () => import('../lib/elements/load-contract').then(({ readContractFiles }) => ({ run: () => readContractFiles().diagnostics })) },
  { phase: 'check', name: 'check-definitions', load: () => import('../lib/build/checks/contract/check-definitions').then(({ checkDefinitions: run }) => ({ run })), needs: ['check-contract'] },
  { phase: 'check', name: 'check-screen-files', load: () => import('../lib/elements/screens/load-screens').then(({ readScreens }) => ({ run: () => readScreens().diagnostics })) },
  // What the further checks import.
  { phase: 'generate', name: 'emit-users', load: () => import('./steps/emit-users') },
  { phase: 'generate', name: 'emit-contract', load: () => import('./steps/emit-contract'), needs: ['check-definitions'] },
  { phase: 'generate', name: 'emit-openapi', load: () => import('./steps/emit-openapi'), needs: ['check-reference-data', 'check-openapi-schemas', 'lint-openapi'] },
  { phase: 'check', name: 'check-not-simulated', load: () => import('../lib/sandbox/generate/not-simulated').then(({ checkNotSimulated: run }) => ({ run })), needs: ['check-not-simulated-file', 'emit-openapi'] },
  { phase: 'generate', name: 'emit-sandbox-sources', load: () => import('./steps/emit-sandbox-sources'), needs: ['emit-users', 'check-not-simulated'] },
  { phase: 'generate', name: 'emit-client-files', load: () => import('./steps/emit-client-files'), needs: ['emit-sandbox-sources'] },
  { phase: 'check', name: 'check-mdx', load: () => import('./steps/check-mdx') },
  { phase: 'check', name: 'check-elements', load: () => import('./steps/check-elements'), needs: ['emit-contract'] },
  { phase: 'check', name: 'check-screens', load: () => import('./steps/check-screens'), needs: ['emit-contract'] },
  { phase: 'advise', name: 'check-link-texts', load: () => import('../lib/build/checks/check-link-texts').then(({ checkLinkTexts }) => ({ run: () => checkLinkTexts() })) },
  { phase: 'check', name: 'check-navigation', load: () => import('./steps/check-navigation') },
  { phase: 'check', name: 'check-navbar', load: () => import('../lib/content/site-navbar').then(({ checkNavbar: run }) => ({ run })), needs: ['check-navigation', 'check-mdx', 'emit-openapi'] },
  { phase: 'check', name: 'check-api-names', load: () => withDocument(import('../lib/build/checks/check-api-names').then(({ checkApiNames }) => checkApiNames), import('../lib/api/description/load-openapi-document')), needs: ['check-reference-data', 'emit-openapi'] },
  { phase: 'check', name: 'check-search-contexts', load: () => withDocument(import('../lib/build/checks/check-search-contexts').then(({ checkSearchContexts }) => checkSearchContexts), import('../lib/api/description/load-openapi-document')), needs: ['emit-openapi'] },
  { phase: 'check', name: 'check-undocumented', load: () => withDocument(import('../lib/build/checks/check-undocumented').then(({ checkUndocumented }) => checkUndocumented), import('../lib/api/description/load-openapi-document')), needs: ['check-reference-data', 'check-mdx', 'emit-openapi'] },
  { phase: 'check', name: 'check-data-paths', load: () => withDocument(import('../lib/build/checks/check-data-paths').then(({ checkDataPaths }) => checkDataPaths), import('../lib/api/description/load-openapi-document')), needs: ['check-reference-data', 'check-screen-files', 'emit-openapi'] },
  { phase: 'check', name: 'check-samples', load: () => import('../lib/build/checks/check-samples').then(({ checkAllSamples: run }) => ({ run })), inThread: true, needs: ['emit-contract', 'emit-client-files'] },
  { phase: 'check', name: 'check-workflows', load: () => import('./steps/check-workflows'), needs: ['emit-sandbox-sources'] },
  // What pages and tests import.
  { phase: 'generate', name: 'emit-questions', load: () => import('./steps/emit-questions'), needs: ['emit-openapi', 'check-reference-data', 'check-mdx'] },
  { phase: 'generate', name: 'emit-api-changes', load: () => import('./steps/emit-api-changes'), needs: ['check-releases', 'emit-openapi', 'check-workflows'] },
  { phase: 'generate', name: 'emit-screens', load: () => import('./steps/emit-screens'), needs: ['check-screens', 'check-screen-files'] },
  { phase: 'generate', name: 'emit-browser-settings', load: () => import('./steps/emit-browser-settings'), needs: ['check-navbar'] },
  { phase: 'generate', name: 'emit-markdown-pages', load: () => import('./steps/emit-markdown-pages') },
  { phase: 'generate', name: 'emit-page-files', load: () => import('./steps/emit-page-files') },
  { phase: 'generate', name: 'emit-stylesheet-list', load: () => import('./steps/emit-stylesheet-list'), needs: ['check-elements', 'check-screen-files', 'check-mdx'] },
  { phase: 'generate', name: 'emit-stylesheets', load: () => import('./steps/emit-stylesheets'), needs: ['emit-stylesheet-list'] },
  { phase: 'generate', name: 'emit-font-characters', load: () => import('./steps/emit-font-characters') },
  { phase: 'generate', name: 'emit-fonts', load: () => import('./steps/emit-fonts') },
  { phase: 'generate', name: 'emit-demo', load: () => import('./steps/emit-demo'), needs: ['emit-sandbox-sources', 'emit-contract'] },
  { phase: 'generate', name: 'emit-requests', load: () => import('./steps/emit-requests'), needs: ['emit-sandbox-sources'] },
  { phase: 'generate', name: 'emit-workflows', load: () => import('./steps/emit-workflows'), needs: ['check-workflows'] },
  { phase: 'generate', name: 'emit-page-scripts', load: () => import('./steps/emit-page-scripts'), needs: ['emit-browser-settings', 'emit-stylesheets', 'emit-requests', 'emit-workflows'] },
  { phase: 'generate', name: 'emit-inline-scripts', load: () => import('./steps/emit-inline-scripts'), needs: ['emit-browser-settings', 'emit-page-scripts'] },
  { phase: 'generate', name: 'emit-island-renderer', load: () => import('./steps/emit-island-renderer'), needs: ['emit-browser-settings', 'emit-stylesheets'] },
  { phase: 'generate', name: 'emit-island-data', load: () => import('./steps/emit-island-data'), needs: ['emit-demo', 'emit-openapi', 'emit-api-changes', 'check-elements', 'check-screens', 'check-screen-files'] },
  { phase: 'generate', name: 'emit-service-worker', load: () => import('./steps/emit-service-worker'), needs: ['emit-sandbox-sources'] },
  // What a pull request and `npm run check` report besides: the style of texts, and what the last phase checks in the export.
  { phase: 'advise', name: 'check-prose', load: () => import('../lib/build/checks/check-prose').then(({ checkAllProse: run }) => ({ run })), inThread: true, needs: ['check-reference-data'] },
  { phase: 'advise', name: 'check-wording', load: () => import('../lib/build/checks/check-wording').then(({ checkAllWording: run }) => ({ run })), inThread: true, needs: ['check-reference-data'] },
  { phase: 'advise', name: 'check-repeated-facts', load: () => withDocument(import('../lib/build/checks/check-repeated-facts').then(({ checkRepeatedFacts }) => checkRepeatedFacts), import('../lib/api/description/load-openapi-document')), needs: ['check-reference-data', 'check-mdx', 'emit-openapi'] },
  { phase: 'advise', name: 'check-source-links', load: () => import('../lib/build/checks/check-source-links').then(({ checkSourceLinks: run }) => ({ run })), needs: ['check-settings', 'check-mdx', 'check-navigation', 'check-search-contexts', 'check-undocumented', 'emit-openapi'] },
  // Next writes out/.
  { phase: 'pages', name: 'emit-pages', load: () => import('./steps/emit-pages') },
  { phase: 'pages', name: 'deliver-pages', load: () => import('./steps/deliver-pages') },
  { phase: 'pages', name: 'link-api-description', load: () => import('./steps/link-api-description') },
  { phase: 'pages', name: 'emit-share-images', load: () => import('./steps/emit-share-images') },
  // What is made of the exported pages.
  { phase: 'emit', name: 'emit-markdown', load: () => import('./steps/emit-markdown') },
  { phase: 'emit', name: 'emit-search-index', load: () => import('./steps/emit-search-index') },
  { phase: 'emit', name: 'emit-page-data', load: () => import('./steps/emit-page-data') },
  { phase: 'emit', name: 'emit-csp', load: () => import('./steps/emit-csp') },
  { phase: 'emit', name: 'emit-offline-manifest', load: () => import('./steps/emit-offline-manifest') },
  { phase: 'emit', name: 'emit-hosting-config', load: () => import('./steps/emit-hosting-config') },
  // Check the export.
  { phase: 'verify', name: 'check-links', load: () => import('./steps/check-links') },
];

const isSource = ({ phase }: Step) => phase === 'check' || phase === 'generate';
const isAdvice = ({ phase }: Step) => phase === 'advise';

/** The steps that the command line asks for. Throws with the known names if it names another. */
function selectSteps(args: readonly string[]): readonly Step[] {
  if (args.includes('--check')) return steps.filter((step) => isSource(step) || isAdvice(step));
  if (args.includes('--sources')) return steps.filter(isSource);
  const needed = steps.filter((step) => !isAdvice(step));
  if (args.includes('--export')) return needed.filter((step) => !isSource(step));
  const unknown = args.find((name) => !steps.some((step) => step.name === name));
  const names = steps.map(({ name }) => name);
  if (unknown !== undefined) throw unknownName('build step', unknown, names);
  return args.length === 0 ? needed : steps.filter(({ name }) => args.includes(name));
}

/** Files besides modules and data that decide what code does. */
const configurations = ['package.json', 'tsconfig.json'];

const environment = ['NODE_ENV', 'SITE_URL', 'SITE_BASE_URL'];

/** What the result of a step depends on besides the files that it reads. */
type Rules = { settings: string[]; modules: string[] };

async function createRulesReader(): Promise<(step: Step, failed: ReadonlySet<string>) => Rules> {
  const readCode = await createCodeInputsReader('scripts/build.ts');
  return ({ load }, failed) => {
    const names = [...String(load).matchAll(/import\(["']([^"']+)["']\)/g)];
    return {
      settings: [
        process.version,
        ...configurations.map(readText),
        ...environment.map((name) => process.env[name] ?? ''),
        ...[...failed].sort(),
      ],
      modules: readCode(names.map(([, name = '']) => name)),
    };
  };
}

const isClean = (result: StepResult) => !Array.isArray(result) || !result.some(isError);

const runAndRecord = (step: Step, failed: ReadonlySet<string>, rules: readonly string[]) =>
  recordRun(step.name, rules, () => runStep(step, failed), isClean);

/** Runs a step by its name. This is what a thread does. */
export async function run(
  name: string,
  failed: ReadonlySet<string>,
  rules: readonly string[],
): Promise<StepResult> {
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`There is no build step "${name}"`);
  recordFileAccess();
  return runAndRecord(step, failed, rules);
}

const runInOwnThread = ({ name }: Step, failed: ReadonlySet<string>, rules: readonly string[]) =>
  runInThread<{ run: typeof run }>(new URL(import.meta.url), name, failed, rules);

/** Finds out whether this process has loaded a module which has changed since. It would not load it again. */
function createModuleRegister(): {
  hasOutdated: (modules: string[]) => boolean;
  add: (modules: string[]) => void;
} {
  const loaded = new Map<string, string>();
  const nameOf = (module: string) => module.slice(0, module.indexOf('\n'));
  return {
    hasOutdated: (modules) =>
      modules.some((module) => (loaded.get(nameOf(module)) ?? module) !== module),
    add: (modules) => {
      for (const module of modules) loaded.set(nameOf(module), module);
    },
  };
}

/**
 * Creates what runs the steps of the sources, of each only if something that it depends on has changed since it last ran.
 * @param isResident whether the steps run again and again in this process, so that what it has read can be outdated
 * @returns `run`, and `refresh`, which is called before each time
 */
export async function createRunner(
  isResident: boolean,
): Promise<{ run: RunStep; refresh: () => void }> {
  recordFileAccess();
  const readRules = await createRulesReader();
  const modulesHere = createModuleRegister();
  // Of files that no step has written since.
  const states = new Map<string, string>();
  const read = (key: string) => {
    const state = states.get(key) ?? readState(key);
    states.set(key, state);
    return state;
  };
  const run: RunStep = async (step, failed) => {
    if (!isSource(step) && !isAdvice(step)) return { result: await runStep(step, failed) };
    const { settings, modules } = readRules(step, failed);
    const rules = [...settings, ...modules];
    const earlier = findRecordedRun(step.name, rules, read);
    // It was stored by the same code.
    if (earlier) return { result: earlier.result as StepResult, isUnchanged: true };
    const isElsewhere = step.inThread || modulesHere.hasOutdated(modules);
    if (!isElsewhere) modulesHere.add(modules);
    const start = isElsewhere ? runInOwnThread : runAndRecord;
    const result = await start(step, failed, rules);
    states.clear();
    if (isResident && step.phase === 'generate') forgetChanged(read);
    return { result };
  };
  const refresh = () => {
    states.clear();
    forgetChanged(read);
  };
  return { run, refresh };
}

await runIfMain(import.meta.url, 'build', async () => {
  const start = performance.now();
  const args = process.argv.slice(2);
  try {
    assertAlone('build');
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
    return;
  }
  const { run: runChanged } = await createRunner(false);
  const isCheck = args.includes('--check');
  const found = await runSteps(selectSteps(args), console.log, runChanged, isCheck);
  // Advice fails a pull request, but no build.
  if (isCheck && found.some(({ severity }) => severity === 'advice')) process.exitCode = 1;
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
});

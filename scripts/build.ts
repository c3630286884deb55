/**
 * Builds the portal. The table lists every step in its order. A step is the file of its name in scripts/steps, or a check that it calls.
 *
 * `tsx scripts/build.ts` runs all of them and writes out/. `--sources` checks the content and writes what pages, tests
 * and `npm run dev` import; `--export` runs the rest. Names of steps run these alone.
 */

import type { OpenApiDocument } from '../lib/api/description/openapi-document';
import type { Diagnostic } from '../lib/kit/diagnostics/diagnostic';
import { unknownName } from '../lib/kit/diagnostics/suggest-name';
import { runInThread } from '../lib/kit/threads/run-in-thread';
import {
  runStep,
  runSteps,
  type StartThread,
  type Step,
  type StepModule,
  type StepResult,
} from './pipeline';
import { runIfMain } from './run-if-main';

/** A check that needs the API's description, which an earlier step has written. */
async function withDocument(
  check: Promise<(document: OpenApiDocument) => Diagnostic[]>,
): Promise<StepModule> {
  const run = await check;
  const { getOpenApiDocument } = await import('../lib/api/description/load-openapi-document');
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
  { phase: 'check', name: 'check-api-names', load: () => withDocument(import('../lib/build/checks/check-api-names').then(({ checkApiNames }) => checkApiNames)), needs: ['check-reference-data', 'emit-openapi'] },
  { phase: 'check', name: 'check-search-contexts', load: () => withDocument(import('../lib/build/checks/check-search-contexts').then(({ checkSearchContexts }) => checkSearchContexts)), needs: ['emit-openapi'] },
  { phase: 'check', name: 'check-undocumented', load: () => withDocument(import('../lib/build/checks/check-undocumented').then(({ checkUndocumented }) => checkUndocumented)), needs: ['check-reference-data', 'check-mdx', 'emit-openapi'] },
  { phase: 'check', name: 'check-data-paths', load: () => withDocument(import('../lib/build/checks/check-data-paths').then(({ checkDataPaths }) => checkDataPaths)), needs: ['check-reference-data', 'check-screen-files', 'emit-openapi'] },
  { phase: 'advise', name: 'check-prose', load: () => import('../lib/build/checks/check-prose').then(({ checkAllProse: run }) => ({ run })), inThread: true, needs: ['check-reference-data'] },
  { phase: 'advise', name: 'check-wording', load: () => import('../lib/build/checks/check-wording').then(({ checkAllWording: run }) => ({ run })), inThread: true, needs: ['check-reference-data'] },
  { phase: 'check', name: 'check-samples', load: () => import('../lib/build/checks/check-samples').then(({ checkAllSamples: run }) => ({ run })), inThread: true, needs: ['emit-contract', 'emit-client-files'] },
  { phase: 'check', name: 'check-workflows', load: () => import('./steps/check-workflows'), needs: ['emit-sandbox-sources'] },
  // What pages and tests import.
  { phase: 'generate', name: 'emit-questions', load: () => import('./steps/emit-questions'), needs: ['emit-openapi', 'check-reference-data', 'check-mdx'] },
  { phase: 'generate', name: 'emit-api-changes', load: () => import('./steps/emit-api-changes'), needs: ['check-releases', 'emit-openapi', 'check-workflows'] },
  { phase: 'generate', name: 'emit-screens', load: () => import('./steps/emit-screens'), needs: ['check-screens', 'check-screen-files'] },
  { phase: 'generate', name: 'emit-browser-settings', load: () => import('./steps/emit-browser-settings'), needs: ['check-navbar'] },
  { phase: 'generate', name: 'emit-sidebars', load: () => import('./steps/emit-sidebars'), needs: ['check-navbar', 'check-workflows'] },
  { phase: 'generate', name: 'emit-stylesheets', load: () => import('./steps/emit-stylesheets'), needs: ['check-elements', 'check-screen-files', 'check-mdx'] },
  { phase: 'generate', name: 'emit-markdown-pages', load: () => import('./steps/emit-markdown-pages') },
  { phase: 'generate', name: 'emit-page-files', load: () => import('./steps/emit-page-files') },
  { phase: 'generate', name: 'emit-fonts', load: () => import('./steps/emit-fonts') },
  { phase: 'generate', name: 'emit-demo', load: () => import('./steps/emit-demo'), needs: ['emit-sandbox-sources', 'emit-contract'] },
  { phase: 'generate', name: 'emit-requests', load: () => import('./steps/emit-requests'), needs: ['emit-sandbox-sources'] },
  { phase: 'generate', name: 'emit-workflows', load: () => import('./steps/emit-workflows'), needs: ['check-workflows'] },
  { phase: 'generate', name: 'emit-page-scripts', load: () => import('./steps/emit-page-scripts'), needs: ['emit-browser-settings', 'emit-stylesheets', 'emit-requests', 'emit-workflows'] },
  { phase: 'generate', name: 'emit-inline-scripts', load: () => import('./steps/emit-inline-scripts'), needs: ['emit-page-scripts'] },
  { phase: 'generate', name: 'emit-island-renderer', load: () => import('./steps/emit-island-renderer'), needs: ['emit-browser-settings', 'emit-stylesheets'] },
  { phase: 'generate', name: 'emit-island-data', load: () => import('./steps/emit-island-data'), needs: ['emit-demo', 'emit-openapi', 'check-elements', 'check-screens', 'check-screen-files'] },
  { phase: 'generate', name: 'emit-service-worker', load: () => import('./steps/emit-service-worker'), needs: ['emit-sandbox-sources'] },
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

/** All checks of what authors edit, with the steps that they need, in seconds: without pages. */
function selectChecks(): readonly Step[] {
  const checks = steps.filter(({ phase }) => phase === 'check' || phase === 'advise');
  const names = new Set(checks.flatMap(({ name, needs = [] }) => [name, ...needs]));
  // A step comes after those that it needs, so one pass from the end finds all.
  for (const { name, needs = [] } of [...steps].reverse()) {
    if (names.has(name)) for (const need of needs) names.add(need);
  }
  return steps.filter(({ name }) => names.has(name));
}

/** The steps that the command line asks for. Throws with the known names if it names another. */
function selectSteps(args: readonly string[]): readonly Step[] {
  const isSource = ({ phase }: Step) => phase === 'check' || phase === 'generate';
  if (args.includes('--sources')) return steps.filter(isSource);
  if (args.includes('--check')) return selectChecks();
  const isExport = (step: Step) => !isSource(step) && step.phase !== 'advise';
  if (args.includes('--export')) return steps.filter(isExport);
  const unknown = args.find((name) => !steps.some((step) => step.name === name));
  const names = steps.map(({ name }) => name);
  if (unknown !== undefined) throw unknownName('build step', unknown, names);
  return args.length === 0
    ? steps.filter(({ phase }) => phase !== 'advise')
    : steps.filter(({ name }) => args.includes(name));
}

/** Runs a step by its name. This is what a thread of {@link startThread} does. */
export async function run(name: string, failed: ReadonlySet<string>): Promise<StepResult> {
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`There is no build step "${name}"`);
  return runStep(step, failed);
}

const startThread: StartThread = ({ name }, failed) =>
  runInThread<{ run: typeof run }>(new URL(import.meta.url), name, failed);

await runIfMain(import.meta.url, 'build', async () => {
  const start = performance.now();
  const args = process.argv.slice(2);
  const isCheck = args.includes('--check');
  const found = await runSteps(selectSteps(args), console.log, startThread, isCheck);
  // Advice fails a pull request, but no build.
  if (isCheck && found.some(({ severity }) => severity === 'advice')) process.exitCode = 1;
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
});

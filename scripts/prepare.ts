/**
 * Checks the content, the settings and the API's description, and writes what the pages need before Next runs:
 * public/openapi/ and public/console/. All faults of all files are told in one run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { checkMdx } from '../lib/checks/check-mdx';
import { checkNavigation } from '../lib/checks/check-navigation';
import { checkRoutes } from '../lib/checks/check-routes';
import { consoleDocumentPath, createConsoleDocument } from '../lib/console/console-document';
import { listAllDocs } from '../lib/content/docs';
import { checkVersions } from '../lib/content/docs-versions';
import { mdxComponentAttributes } from '../lib/content/mdx-component-attributes';
import { readContract } from '../lib/contract/load-contract';
import { listScreenNames } from '../lib/contract/screens/load-screens';
import { formatDiagnostics, throwOnErrors } from '../lib/diagnostics/diagnostic';
import { projectPath } from '../lib/files/project-files';
import { bundleOpenApi, checkOpenApi } from '../lib/openapi/bundle-openapi';
import { createPostmanCollection, createTypeScriptTypes } from '../lib/openapi/convert-document';
import { type OpenApiSource, parseOpenApiDocument } from '../lib/openapi/openapi-document';
import { openApiFilePaths } from '../lib/openapi/openapi-file-paths';
import { listOperations, listWebhooks } from '../lib/openapi/operations';
import { checkReferenceData } from '../lib/reference/reference-data';
import { checkSiteSettings, getSite } from '../lib/site/site-settings';
import { runIfMain } from './run-if-main';
import { emitConsoleStyles } from './steps/emit-console-styles';
import { emitContract } from './steps/emit-contract';
import { emitSandboxSources } from './steps/emit-sandbox-sources';
import { emitSandboxWorker } from './steps/emit-sandbox-worker';

/** Writes the bundled document in each of its forms and returns its operation ids. */
async function writeOpenApi(document: OpenApiSource): Promise<string[]> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = {
    json: json(document),
    yaml: stringify(document, { aliasDuplicateObjects: false }),
    postman: json(await createPostmanCollection(document)),
    types: await createTypeScriptTypes(document),
  } satisfies Record<keyof typeof openApiFilePaths, string>;
  mkdirSync(projectPath('public/openapi'), { recursive: true });
  for (const [form, path] of Object.entries(openApiFilePaths)) {
    writeFileSync(projectPath(`public${path}`), files[form as keyof typeof files]);
  }
  mkdirSync(projectPath('public/console'), { recursive: true });
  writeFileSync(
    projectPath(`public${consoleDocumentPath}`),
    JSON.stringify(createConsoleDocument(document, getSite().baseUrl)),
  );
  const parsed = parseOpenApiDocument(document);
  return [...listOperations(parsed), ...listWebhooks(parsed)].map(({ id }) => id);
}

/** The components that are told a screen by its name. */
const screenComponents = Object.keys(mdxComponentAttributes).filter((name) =>
  name.startsWith('Screen'),
);

export async function prepare(): Promise<void> {
  const site = checkSiteSettings();
  // Only sound settings say which version is the latest.
  if (site.length === 0) site.push(...checkVersions());
  const reference = checkReferenceData();
  const api = await checkOpenApi();
  const sound = ![...site, ...reference, ...api].some((d) => d.severity === 'error');
  const document = sound ? await bundleOpenApi(getSite()) : undefined;
  const operations = document && (await writeOpenApi(document));
  const { contract: elements, diagnostics: contract } = readContract();
  const content = checkMdx({
    ...(operations && {
      operation: { attribute: 'id', components: ['Operation'], names: operations },
    }),
    element: {
      attribute: 'name',
      components: ['ElementFields', 'ElementExamples', 'ElementPlayground'],
      names: elements.elements.map(({ name }) => name),
    },
    definition: {
      attribute: 'name',
      components: ['ContractDefinition'],
      names: elements.shared.flatMap(({ $defs = {} }) => Object.keys($defs)),
    },
    screen: {
      attribute: 'name',
      components: screenComponents,
      names: listScreenNames(),
    },
  });
  const early = [...site, ...reference, ...api, ...content, ...contract];
  // The validator is made from the contract: what it says counts only where the contract itself is sound.
  if (contract.length === 0) {
    await emitContract();
    const { checkElements } = await import('../lib/checks/check-elements');
    const { checkScreens } = await import('../lib/checks/check-screens');
    early.push(...checkElements(operations), ...checkScreens(operations));
  }
  // The navigation names docs; it can be checked only where the settings and all front matter are right.
  const broken = early.some((d) => d.severity === 'error' && d.file.startsWith('content/'));
  const all = broken ? early : [...early, ...checkNavigation(), ...checkRoutes(listAllDocs())];
  throwOnErrors(all);
  if (all.length > 0) console.warn(formatDiagnostics(all));
  await emitConsoleStyles();
  await emitSandboxSources(document);
  await emitSandboxWorker();
  // These read the contract's generated files, which a clean checkout has only from here on.
  const { emitElementStyles: writeElementStyles } = await import('./steps/emit-element-styles');
  await writeElementStyles();
}

await runIfMain(import.meta.url, 'prepare', prepare);

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../lib/kit/files/project-files';
import {
  findFileCycles,
  findFolderCycles,
  findIslandsInPages,
  findLayerViolations,
  findModuleStylesInIslands,
  findNodeInBrowser,
  findReactInLib,
  findSecondImporters,
  findTestCodeInProduction,
  findUpwardImports,
} from './support/dependency-rules';
import { buildImportGraph, reaches } from './support/import-graph';

/** Checks the dependency rules in .github/ARCHITECTURE.md for every module of the project. */

const files = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listFiles(folder, ''))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
const graph = buildImportGraph(files);
const read = (file: string) => readFileSync(file, 'utf8');

/** Rule 2: the folders of lib. */
const layers = [
  'kit',
  'site',
  'elements',
  'search',
  'api',
  'sandbox',
  'content',
  'calls',
  'client',
  'build',
  'mcp',
];

/** Rule 4: the only module that may import each heavy or replaceable package. */
const importers = {
  '@stoplight/elements': 'components/api/stoplight/elements-api.tsx',
  nprogress: 'components/behaviors/progress-bar.ts',
  'next-themes': 'scripts/color-mode-script.ts',
  flexsearch: 'lib/search/engine/index/term-index.ts',
  '@codemirror/view': 'components/ui/json-editor/json-editor.tsx',
  '@cfworker/json-schema': 'lib/calls/request/check-draft.ts',
  re2js: 'lib/elements/pattern-matching.ts',
  'jsonc-parser': 'lib/elements/editor/partial-json.ts',
  'pdfjs-dist': 'components/elements/renderer/parts/pdf-pages.tsx',
  idb: 'lib/sandbox/browser/stored-records.ts',
  '@hono/node-server': 'lib/sandbox/node/start-server.ts',
  '@napi-rs/canvas': 'lib/build/export/share-image.ts',
  sharp: 'lib/build/export/share-image.ts',
  '@hey-api/openapi-ts': 'lib/api/description/typescript-client.ts',
  'openapi-to-postmanv2': 'lib/api/description/postman-collection.ts',
  'node-sqlite3-wasm': 'lib/sandbox/node/database-file.ts',
};

const isClientComponent = (file: string) => /^['"]use client['"]/.test(read(file));
const browserEntries = [
  ...files.filter(isClientComponent),
  ...files.filter((file) => /^(?:components\/behaviors|lib\/client)\//.test(file)),
  'components/islands/start.ts',
  'lib/calls/traffic/worker/traffic-worker.ts',
  'lib/search/site/worker/search-worker.ts',
  'lib/client/service-worker/service-worker.ts',
];

describe('the dependency rules', () => {
  it('1: app imports components and lib, components import lib, and not the reverse', () => {
    expect(findUpwardImports(graph)).toEqual([]);
  });

  it('2: each folder of lib imports only those before it', () => {
    expect(findLayerViolations(graph, layers)).toEqual([]);
  });

  it('2: the folders of lib and of components have no import cycles', () => {
    expect(findFolderCycles(graph)).toEqual([]);
  });

  it('2: modules have no import cycles', () => {
    expect(findFileCycles(graph)).toEqual([]);
  });

  it('3: lib imports neither React nor Next', () => {
    expect(findReactInLib(graph)).toEqual([]);
  });

  it('3: code for the browser imports no Node modules, directly or indirectly', () => {
    expect(browserEntries.length).toBeGreaterThan(20);
    expect(findNodeInBrowser(graph, browserEntries)).toEqual([]);
  });

  it('4: each heavy or replaceable package has one importer', () => {
    expect(findSecondImporters(graph, importers)).toEqual([]);
  });

  it('5: production code imports no test-only code', () => {
    expect(findTestCodeInProduction(graph)).toEqual([]);
  });
});

describe('other rules', () => {
  it('routes have at most 60 lines and import no Node modules', () => {
    const routes = files.filter((file) => file.startsWith('app/'));
    expect(routes.filter((file) => read(file).split('\n').length > 61)).toEqual([]);
    const nodeImports = graph.imports.filter(
      ({ from, to }) => from.startsWith('app/') && to.startsWith('node:'),
    );
    expect(nodeImports).toEqual([]);
  });

  it('only the contract renderer uses React Aria', () => {
    const users = graph.imports.filter(({ to }) => to.startsWith('react-aria-components'));
    expect(users.filter(({ from }) => !from.startsWith('components/elements/renderer/'))).toEqual(
      [],
    );
  });

  it('the service worker of the sandbox does not include the data generator', () => {
    const worker = 'lib/client/service-worker/service-worker.ts';
    const reachesPackage = (pattern: RegExp) =>
      reaches(graph, worker, (target) => pattern.test(target), { followDynamic: true });
    expect(reachesPackage(/^hono$/)).toBe(true);
    expect(reachesPackage(/^@hono\/node-server$|^node-sqlite3|^@faker-js/)).toBe(false);
  });

  it('the build script can start before the files that it generates exist', () => {
    const isGenerated = (target: string) => target.startsWith('.generated/');
    const script = 'scripts/build.ts';
    expect(reaches(graph, script, isGenerated, { followDynamic: true })).toBe(true);
    expect(reaches(graph, script, isGenerated, { followDynamic: false })).toBe(false);
  });

  it('code of islands is reachable from their registry only, and has no CSS modules', () => {
    const registry = 'components/islands/registry.ts';
    expect(graph.importsOf(registry).length).toBeGreaterThan(10);
    expect(findIslandsInPages(graph, registry)).toEqual([]);
    expect(findModuleStylesInIslands(graph, registry)).toEqual([]);
  });

  it('the MCP server is not part of the site', () => {
    const importers = graph.imports.filter(
      ({ from, to }) =>
        /^(?:lib\/mcp\/|@modelcontextprotocol\/)/.test(to) && !/^(?:lib|scripts)\/mcp/.test(from),
    );
    expect(importers).toEqual([]);
  });

  it('no folder has a generic name', () => {
    expect(files.filter((file) => /\/(utils|helpers|common|types)\//.test(file))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '../scripts/setup/fingerprint.mjs';
import {
  findFileCycles,
  findFolderCycles,
  findNodeInBrowser,
  findReactInLib,
  findSecondImporters,
  findTestCodeInProduction,
  findUpwardImports,
} from './support/dependency-rules';
import { buildImportGraph, reaches } from './support/import-graph';

/** The dependency rules of .github/ARCHITECTURE.md, held against every module of the project. */

const files = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listSourceFiles('.', folder))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
const graph = buildImportGraph(files);
const read = (file: string) => readFileSync(file, 'utf8');

/** Rule 4: the one module that knows each heavy or replaceable package. */
const importers = {
  '@stoplight/elements': 'components/console/elements-adapter/elements-api.tsx',
  nprogress: 'components/navigation/progress-bar.ts',
  'next-themes': 'components/site/color-mode.tsx',
  flexsearch: 'lib/search/index/term-index.ts',
  '@codemirror/view': 'components/playground/json-editor.tsx',
  'pdfjs-dist': 'components/contract/parts/pdf-pages.tsx',
  idb: 'lib/sandbox/browser/stored-records.ts',
  '@hono/node-server': 'lib/sandbox/node/start-server.ts',
  'node-sqlite3-wasm': 'lib/sandbox/node/database-file.ts',
};

const isClientComponent = (file: string) => /^['"]use client['"]/.test(read(file));
const browserEntries = [
  ...files.filter(isClientComponent),
  ...files.filter((file) => file.startsWith('components/behaviors/')),
  'lib/search/worker/search-worker.ts',
  'lib/sandbox/browser/service-worker.ts',
];

describe('the dependency rules', () => {
  it('1: app imports components, components import lib, and nothing points back', () => {
    expect(findUpwardImports(graph)).toEqual([]);
  });

  it('2: folders of lib and of components form no cycle', () => {
    expect(findFolderCycles(graph)).toEqual([]);
  });

  it('2: modules form no cycle', () => {
    expect(findFileCycles(graph)).toEqual([]);
  });

  it('3: lib imports neither React nor Next', () => {
    expect(findReactInLib(graph)).toEqual([]);
  });

  it('3: what runs in a browser reaches no module of Node', () => {
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

describe('further limits', () => {
  it('a route has at most 60 lines and reads no file itself', () => {
    const routes = files.filter((file) => file.startsWith('app/'));
    expect(routes.filter((file) => read(file).split('\n').length > 61)).toEqual([]);
    const reading = graph.imports.filter(
      ({ from, to }) => from.startsWith('app/') && to.startsWith('node:'),
    );
    expect(reading).toEqual([]);
  });

  it('the contract renderer imports only the contract, so that it can be taken out', () => {
    const foreign = graph.imports.filter(
      ({ from, to }) =>
        from.startsWith('components/contract/') &&
        /^(components\/(?!contract\/)|lib\/(?!contract\/)|content\/|next(\/|$))/.test(to),
    );
    expect(foreign).toEqual([]);
    const users = graph.imports.filter(({ to }) => to.startsWith('react-aria-components'));
    expect(users.filter(({ from }) => !from.startsWith('components/contract/'))).toEqual([]);
  });

  it('the sandbox runs in a browser without the generator of its data', () => {
    const worker = 'lib/sandbox/browser/service-worker.ts';
    const reachesPackage = (pattern: RegExp) =>
      reaches(graph, worker, (target) => pattern.test(target), { followDynamic: true });
    expect(reachesPackage(/^hono$/)).toBe(true);
    expect(reachesPackage(/^@hono\/node-server$|^node-sqlite3|^@faker-js/)).toBe(false);
  });

  it('a build starts without the files that it generates', () => {
    const isGenerated = (target: string) => target.startsWith('.generated/');
    const start = 'scripts/build.ts';
    expect(reaches(graph, start, isGenerated, { followDynamic: true })).toBe(true);
    expect(reaches(graph, start, isGenerated, { followDynamic: false })).toBe(false);
  });

  it('no folder is a catch-all', () => {
    expect(files.filter((file) => /\/(utils|helpers|common|types)\//.test(file))).toEqual([]);
  });
});

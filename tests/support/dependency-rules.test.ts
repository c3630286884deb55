import { describe, expect, it } from 'vitest';
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
} from './dependency-rules';
import { buildImportGraph } from './import-graph';

/** Checks that every rule reports a violation. */

const createGraph = (sources: Record<string, string>) =>
  buildImportGraph(Object.keys(sources), (file) => sources[file] ?? '');

describe('rule 1', () => {
  it.each([
    ['lib imports a component', { 'lib/a/a.ts': "import '../../components/b/b';" }],
    ['a component imports a route', { 'components/b/b.tsx': "import '@/app/page';" }],
    ['a script imports a component', { 'scripts/s.ts': "export * from '../components/b/b';" }],
    ['lib imports a script by import()', { 'lib/a/a.ts': "import('../../scripts/s');" }],
    [
      'lib imports a type of a component',
      { 'lib/a/a.ts': "type B = import('@/components/b/b').B;" },
    ],
  ])('fails when %s', (_name, sources) => {
    const all = {
      'app/page.tsx': '',
      'components/b/b.tsx': '',
      'scripts/s.ts': '',
      ...sources,
    };
    expect(findUpwardImports(createGraph(all))).toHaveLength(1);
  });

  it('accepts the allowed imports', () => {
    const sources = {
      'app/page.tsx': "import '@/components/b/b';",
      'components/b/b.tsx': "import '@/lib/a/a'; import '@/.generated/x';",
      'lib/a/a.ts': "import 'zod';",
    };
    expect(findUpwardImports(createGraph(sources))).toEqual([]);
  });
});

describe('rule 2', () => {
  it('fails when two folders import each other, even if one imports only types', () => {
    const sources = {
      'lib/a/one.ts': "import { two } from '../b/two';",
      'lib/b/two.ts': '',
      'lib/b/three.ts': "import type { Four } from '../a/four';",
      'lib/a/four.ts': '',
    };
    expect(findFolderCycles(createGraph(sources))).toEqual(['lib: a <-> b']);
  });

  it('fails when nested folders form a cycle', () => {
    const sources = {
      'components/x/a/a.ts': "import '../b/b';",
      'components/x/b/b.ts': "import '../c/c';",
      'components/x/c/c.ts': "import '../a/z';",
      'components/x/a/z.ts': '',
    };
    expect(findFolderCycles(createGraph(sources))).toEqual(['components/x: a <-> b <-> c']);
  });

  it('fails when a folder of lib imports a later layer, or is none', () => {
    const sources = {
      'lib/a/a.ts': "import '../b/b';",
      'lib/b/b.ts': "import '../a/z';",
      'lib/a/z.ts': '',
      'lib/c/c.ts': '',
    };
    expect(findLayerViolations(createGraph(sources), ['a', 'b'])).toEqual([
      'lib/c/c.ts',
      'lib/a/a.ts -> lib/b/b.ts',
    ]);
  });

  it('fails when modules import each other', () => {
    const sources = { 'lib/a/a.ts': "import './b';", 'lib/a/b.ts': "import './a';" };
    expect(findFileCycles(createGraph(sources))).toEqual(['lib/a/a.ts <-> lib/a/b.ts']);
  });

  it('accepts folders that import the same folder', () => {
    const sources = {
      'lib/a/a.ts': "import '../c/c';",
      'lib/b/b.ts': "import '../c/c'; import '../a/a';",
      'lib/c/c.ts': '',
    };
    expect(findFolderCycles(createGraph(sources))).toEqual([]);
    expect(findFileCycles(createGraph(sources))).toEqual([]);
  });
});

describe('rule 3', () => {
  it('fails when lib imports React or Next', () => {
    const sources = {
      'lib/a/a.ts': "import { useState } from 'react';",
      'lib/a/b.ts': "import type { Metadata } from 'next';",
      'lib/a/c.ts': "import 'next-themes';",
    };
    expect(findReactInLib(createGraph(sources))).toEqual([
      'lib/a/a.ts -> react',
      'lib/a/b.ts -> next',
    ]);
  });

  it('fails when a browser module imports a Node module indirectly, even by import()', () => {
    const sources = {
      'components/a/direct.tsx': "import '@/lib/kit/files/read';",
      'components/a/late.tsx': "import('@/lib/kit/files/read');",
      'components/a/types.tsx': "import type { File } from '@/lib/kit/files/read';",
      'lib/kit/files/read.ts': "import { readFileSync } from 'node:fs';",
    };
    const entries = Object.keys(sources).filter((file) => file.startsWith('components/'));
    expect(findNodeInBrowser(createGraph(sources), entries)).toEqual([
      'components/a/direct.tsx',
      'components/a/late.tsx',
    ]);
  });
});

describe('rule 4', () => {
  const importers = { idb: 'lib/a/store.ts' };

  it('fails when there is a second importer, or when the named file is not an importer', () => {
    const second = createGraph({
      'lib/a/store.ts': "import 'idb';",
      'lib/a/other.ts': "import { openDB } from 'idb';",
    });
    expect(findSecondImporters(second, importers)).toEqual(['lib/a/other.ts -> idb']);
    expect(findSecondImporters(createGraph({ 'lib/a/store.ts': '' }), importers)).toEqual([
      'lib/a/store.ts does not import idb',
    ]);
  });

  it('accepts type imports in other files', () => {
    const graph = createGraph({
      'lib/a/store.ts': "import 'idb';",
      'lib/a/other.ts': "import type { IDBPDatabase } from 'idb';",
    });
    expect(findSecondImporters(graph, importers)).toEqual([]);
  });
});

describe('rule 5', () => {
  it('fails when production code imports from tests/ or a test file', () => {
    const sources = {
      'lib/a/a.ts': "import '../../tests/support/b';",
      'lib/a/c.ts': "import './c.test';",
      'tests/support/b.ts': "import '../../lib/a/a';",
    };
    expect(findTestCodeInProduction(createGraph(sources))).toEqual([
      'lib/a/a.ts -> tests/support/b.ts',
      'lib/a/c.ts -> lib/a/c.test',
    ]);
  });
});

describe('the rules of islands', () => {
  const registry = 'components/islands/registry.ts';
  const sources = {
    'app/page.tsx': "import '@/components/a/page';",
    'components/a/page.tsx': "import type { Panel } from './panel'; import './shared';",
    'components/a/panel.tsx': "import './shared'; import './list';",
    'components/a/list.tsx': '',
    'components/a/shared.tsx': '',
    [registry]: "export const lazyCode = { panel: () => import('@/components/a/panel') };",
  };
  const find = (more: Record<string, string>) => {
    const graph = createGraph({ ...sources, ...more });
    return [...findIslandsInPages(graph, registry), ...findModuleStylesInIslands(graph, registry)];
  };

  it('accept modules that islands share with pages', () => {
    expect(find({})).toEqual([]);
  });

  it.each([
    [
      'a page imports the registry',
      { 'app/page.tsx': `import '@/${registry}';` },
      [`app/page.tsx -> ${registry}`],
    ],
    [
      'a page imports an island indirectly',
      { 'components/a/shared.tsx': "import './panel';" },
      ['components/a/shared.tsx -> components/a/panel.tsx'],
    ],
    [
      'a page imports an island by import()',
      { 'components/a/page.tsx': "import('./panel');" },
      ['components/a/page.tsx -> components/a/panel.tsx'],
    ],
    [
      'an island imports a CSS module',
      { 'components/a/panel.tsx': "import styles from './panel.module.css';" },
      ['components/a/panel.tsx -> components/a/panel.module.css'],
    ],
    [
      'an island imports one indirectly',
      { 'components/a/list.tsx': "import styles from './list.module.css';" },
      ['components/a/list.tsx -> components/a/list.module.css'],
    ],
  ])('fail when %s', (_name, more, violations) => {
    expect(find(more)).toEqual(violations);
  });
});

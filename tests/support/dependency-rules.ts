import { findCycles, type ImportGraph, listReachable, reaches } from './import-graph';

/** A violation of a dependency rule, such as `lib/a/a.ts -> react`. */
export type Violation = string;

const format = ({ from, to }: { from: string; to: string }): Violation => `${from} -> ${to}`;

/** The top-level folders from which each of them may import (rule 1). */
const allowedFolders: Record<string, readonly string[]> = {
  app: ['app', 'components', 'lib', 'content'],
  components: ['components', 'lib'],
  lib: ['lib'],
  scripts: ['scripts', 'lib'],
};

const folderOf = (path: string) => path.split('/', 1)[0] ?? '';

/** Rule 1: `app -> components -> lib` and `scripts -> lib`. All may import from `.generated`. */
export function findUpwardImports({ imports }: ImportGraph): Violation[] {
  const projectFolders = [...Object.keys(allowedFolders), 'tests'];
  return imports
    .filter(({ from, to }) => {
      const allowed = allowedFolders[folderOf(from)];
      return allowed && projectFolders.includes(folderOf(to)) && !allowed.includes(folderOf(to));
    })
    .map(format);
}

/** Lists the folders whose subfolders must have no import cycle: all in `lib/` and `components/`. */
function listParents(files: readonly string[]): string[] {
  const parents = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    if (parts[0] !== 'lib' && parts[0] !== 'components') continue;
    for (let length = 1; length < parts.length - 1; length++) {
      parents.add(parts.slice(0, length).join('/'));
    }
  }
  return [...parents];
}

/** Rule 2: the folders of `lib/` and of `components/` have no import cycle at any depth. Type imports count. */
export function findFolderCycles({ files, imports }: ImportGraph): Violation[] {
  return listParents(files).flatMap((parent) => {
    const childOf = (path: string) => {
      if (!path.startsWith(`${parent}/`)) return undefined;
      const rest = path.slice(parent.length + 1);
      return rest.includes('/') ? rest.split('/', 1)[0] : undefined;
    };
    const edges = imports.flatMap(({ from, to }): Array<readonly [string, string]> => {
      const [source, target] = [childOf(from), childOf(to)];
      return source && target && source !== target ? [[source, target]] : [];
    });
    return findCycles(edges).map((cycle) => `${parent}: ${cycle.join(' <-> ')}`);
  });
}

/**
 * Rule 2: the folders of `lib/` are layers, and each imports only those before it. Type imports count.
 * @param layers their names, from the lowest
 */
export function findLayerViolations(
  { files, imports }: ImportGraph,
  layers: readonly string[],
): Violation[] {
  const layerOf = (path: string) =>
    path.startsWith('lib/') ? layers.indexOf(path.split('/')[1] ?? '') : undefined;
  const unknown = files.filter((file) => layerOf(file) === -1);
  const upward = imports.filter(
    ({ from, to }) => (layerOf(to) ?? -1) > (layerOf(from) ?? Infinity),
  );
  return [...unknown, ...upward.map(format)];
}

/** Rule 2: modules have no import cycle. Type imports count. */
export function findFileCycles({ imports, files }: ImportGraph): Violation[] {
  const known = new Set(files);
  const edges = imports
    .filter(({ to }) => known.has(to))
    .map(({ from, to }): readonly [string, string] => [from, to]);
  return findCycles(edges).map((cycle) => cycle.join(' <-> '));
}

/** Rule 3: `lib/` imports neither React nor Next.js. */
export function findReactInLib({ imports }: ImportGraph): Violation[] {
  return imports
    .filter(({ from, to }) => from.startsWith('lib/') && /^(react|react-dom|next)(\/|$)/.test(to))
    .map(format);
}

/** Rule 3: client components, workers, and DOM behaviors import no Node module, directly or indirectly. */
export function findNodeInBrowser(graph: ImportGraph, entries: readonly string[]): Violation[] {
  return entries.filter((file) =>
    reaches(graph, file, (target) => target.startsWith('node:'), { followDynamic: true }),
  );
}

/**
 * Rule 4: only one file imports a heavy or replaceable package. Type imports are allowed everywhere.
 * @param importers the file that imports each package
 */
export function findSecondImporters(
  { imports }: ImportGraph,
  importers: Readonly<Record<string, string>>,
): Violation[] {
  return Object.entries(importers).flatMap(([name, importer]) => {
    const users = imports.filter(
      ({ to, isTypeOnly }) => !isTypeOnly && (to === name || to.startsWith(`${name}/`)),
    );
    const others = users.filter(({ from }) => from !== importer).map(format);
    return users.some(({ from }) => from === importer)
      ? others
      : [...others, `${importer} does not import ${name}`];
  });
}

/** Rule 5: production code imports no test-only code. */
export function findTestCodeInProduction({ imports }: ImportGraph): Violation[] {
  return imports
    .filter(
      ({ from, to }) =>
        folderOf(from) !== 'tests' && (folderOf(to) === 'tests' || /\.(test|spec)$/.test(to)),
    )
    .map(format);
}

/**
 * Next's pages import neither the registry of islands nor a module that it loads: Next would bundle them again for its own
 * client.
 */
export function findIslandsInPages(graph: ImportGraph, registry: string): Violation[] {
  const pages = listReachable(
    graph,
    graph.files.filter((file) => folderOf(file) === 'app'),
  );
  const islands = new Set([registry, ...graph.importsOf(registry).map(({ to }) => to)]);
  const isPage = (file: string) => pages.has(file) && !islands.has(file);
  return graph.imports
    .filter(({ from, to, isTypeOnly }) => !isTypeOnly && isPage(from) && islands.has(to))
    .map(format);
}

/** Code of islands imports no CSS module: its class names would differ from those in the pages. */
export function findModuleStylesInIslands(graph: ImportGraph, registry: string): Violation[] {
  const islands = listReachable(graph, [registry]);
  return graph.imports
    .filter(({ from, to }) => islands.has(from) && to.endsWith('.module.css'))
    .map(format);
}

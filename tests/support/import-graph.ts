import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** An import of one module by another. Paths are relative to the project's root, with forward slashes. */
export type Import = {
  from: string;
  /** A file of the project, or the specifier of a package (`next/navigation`, `node:fs`). */
  to: string;
  /** Whether the compiler removes it: `import type`. */
  isTypeOnly: boolean;
  /** Whether it is an `import()`, which may load later or never. */
  isDynamic: boolean;
};

export type ImportGraph = {
  files: readonly string[];
  imports: readonly Import[];
  importsOf: (file: string) => readonly Import[];
};

type ReadFile = (file: string) => string;

const extensions = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

/** Lists the imports in a module's syntax tree, which leaves out imports in comments and strings. */
function parseImports(file: string, text: string): Array<Omit<Import, 'from'>> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: Array<Omit<Import, 'from'>> = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const isTypeOnly = node.importClause?.isTypeOnly ?? false;
      found.push({ to: node.moduleSpecifier.text, isTypeOnly, isDynamic: false });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const { text: to } = node.moduleSpecifier;
      found.push({ to, isTypeOnly: node.isTypeOnly, isDynamic: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) {
        found.push({ to: argument.text, isTypeOnly: false, isDynamic: true });
      }
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) {
        found.push({ to: literal.text, isTypeOnly: true, isDynamic: false });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Reads the imports of modules.
 * @param files paths relative to the project's root
 * @param read reads a file; unit tests pass sources without files
 */
export function buildImportGraph(
  files: readonly string[],
  read: ReadFile = (file) => readFileSync(file, 'utf8'),
): ImportGraph {
  const known = new Set(files);
  const resolve = (from: string, specifier: string): string => {
    if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return specifier;
    const base = specifier.startsWith('@/')
      ? specifier.slice(2)
      : posix.join(posix.dirname(from), specifier);
    const file = extensions
      .map((extension) => base + extension)
      .find((path) => known.has(path) || (/\.\w+$/.test(path) && existsSync(path)));
    return file ?? base;
  };
  const byFile = new Map(
    files.map((from) => [
      from,
      parseImports(from, read(from)).map(
        (found): Import => ({
          ...found,
          from,
          to: resolve(from, found.to),
        }),
      ),
    ]),
  );
  return {
    files,
    imports: [...byFile.values()].flat(),
    importsOf: (file) => byFile.get(file) ?? [],
  };
}

/** The strongly connected components of a directed graph that have more than one node (Tarjan). */
export function findCycles(edges: Iterable<readonly [from: string, to: string]>): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
    if (!targets.has(to)) targets.set(to, new Set());
  }
  const indexes = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const cycles: string[][] = [];

  const connect = (node: string): number => {
    const index = indexes.size;
    indexes.set(node, index);
    let lowLink = index;
    stack.push(node);
    onStack.add(node);
    for (const next of targets.get(node) ?? []) {
      if (!indexes.has(next)) lowLink = Math.min(lowLink, connect(next));
      else if (onStack.has(next)) lowLink = Math.min(lowLink, indexes.get(next) ?? lowLink);
    }
    lowLinks.set(node, lowLink);
    if (lowLink === index) {
      const component = stack.splice(stack.indexOf(node));
      for (const member of component) onStack.delete(member);
      if (component.length > 1) cycles.push(component.sort());
    }
    return lowLink;
  };
  for (const node of targets.keys()) if (!indexes.has(node)) connect(node);
  return cycles;
}

/** Lists modules and all that they import, directly or indirectly, also by `import()`. Type imports do not count. */
export function listReachable(graph: ImportGraph, files: readonly string[]): Set<string> {
  const reachable = new Set(files);
  // A set also iterates over what is added meanwhile.
  for (const file of reachable)
    for (const { to, isTypeOnly } of graph.importsOf(file)) if (!isTypeOnly) reachable.add(to);
  return reachable;
}

/**
 * Returns whether a module imports a target, directly or indirectly. Type imports do not count.
 * @param isTarget called with the target of each import
 * @param followDynamic whether `import()` counts
 */
export function reaches(
  graph: ImportGraph,
  file: string,
  isTarget: (target: string) => boolean,
  { followDynamic }: { followDynamic: boolean },
): boolean {
  const visited = new Set<string>();
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (visited.has(next)) continue;
    visited.add(next);
    for (const { to, isTypeOnly, isDynamic } of graph.importsOf(next)) {
      if (isTypeOnly || (isDynamic && !followDynamic)) continue;
      if (isTarget(to)) return true;
      queue.push(to);
    }
  }
  return false;
}

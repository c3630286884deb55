import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isFile, projectPath } from '../../../kit/files/project-files';
import type { MdxFinding } from './mdx-finding';

const { resolve } = createRequire(projectPath('package.json'));

const extensions = ['', '.ts', '.tsx', '.mjs', '.js', '.mdx', '/index.ts', '/index.tsx'];

function canResolve(source: string, file: string): boolean {
  const path = source.startsWith('@/')
    ? source.slice('@/'.length)
    : posix.join(posix.dirname(file), source);
  if (/^(?:\.|@\/)/.test(source)) return extensions.some((extension) => isFile(path + extension));
  try {
    return resolve(source) !== '';
  } catch {
    return false;
  }
}

/** Reports imports of files and packages that do not exist. */
export function checkImports(tree: Root, file: string): MdxFinding[] {
  const findings: MdxFinding[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const source = 'source' in statement ? statement.source?.value : undefined;
      if (typeof source !== 'string' || canResolve(source, file)) continue;
      const expected = 'the path of a file, or an installed package';
      findings.push({ at: node, message: 'The import does not exist', found: source, expected });
    }
  });
  return findings;
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsxElement, type MdxFinding } from './mdx-finding';

type EstreeNode = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is EstreeNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Lists the nodes below a node of a program, each with its parent and its key there. */
function* listNodes(
  node: EstreeNode,
  parent?: EstreeNode,
  key = '',
): Generator<{ node: EstreeNode; parent: EstreeNode | undefined; key: string }> {
  yield { node, parent, key };
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* listNodes(child, node, name);
    }
  }
}

/** The keys of nodes at which an identifier is a new name. */
const declaringKeys = new Set(['id', 'local', 'param', 'params']);

type Names = { declared: Set<string>; used: Set<string> };

/** Adds the names that a program declares, and those that it uses. */
function collectNames(program: EstreeNode, { declared, used }: Names): void {
  for (const { node, parent, key } of listNodes(program)) {
    if (declaringKeys.has(key)) {
      for (const { node: inner } of listNodes(node)) {
        if (inner.type === 'Identifier') declared.add(String(inner.name));
      }
    }
    const isPropertyName =
      (key === 'property' || key === 'key') && parent?.computed !== true && !parent?.shorthand;
    if (node.type === 'Identifier' && !isPropertyName) used.add(String(node.name));
    if (node.type === 'JSXIdentifier' && key === 'name' && parent?.type === 'JSXOpeningElement') {
      if (/^[A-Z]/.test(String(node.name))) used.add(String(node.name));
    }
  }
}

/** Reads the program that remark-mdx adds to a node with code. */
function getProgram(node: object): EstreeNode | undefined {
  const data = 'data' in node ? node.data : undefined;
  const program =
    typeof data === 'object' && data !== null && 'estree' in data ? data.estree : undefined;
  return isNode(program) ? program : undefined;
}

/** Lists the nodes with code: expressions in braces, also as attributes, and imports and exports. */
function listCode(tree: Root): Array<{ node: MdxFinding['at']; program: EstreeNode }> {
  const code: Array<{ node: MdxFinding['at']; program: EstreeNode }> = [];
  visit(tree, (node) => {
    const attributes = isJsxElement(node) ? node.attributes : [];
    const values = attributes.map((a) => (a.type === 'mdxJsxAttribute' ? a.value : a));
    for (const owner of [node, ...values]) {
      const program = typeof owner === 'object' && owner !== null ? getProgram(owner) : undefined;
      if (program) code.push({ node, program });
    }
  });
  return code;
}

/**
 * Reports expressions with names that the file does not declare. Next would stop at the first of them, with the stack
 * trace of its renderer.
 * @param components the names of the components that the file may use
 */
export function checkExpressions(tree: Root, components: readonly string[]): MdxFinding[] {
  const code = listCode(tree);
  const declared = new Set(['props', ...components, ...Object.getOwnPropertyNames(globalThis)]);
  const uses = code.map(({ node, program }) => {
    const used = new Set<string>();
    collectNames(program, { declared, used });
    return { node, used };
  });
  return uses.flatMap(({ node, used }) =>
    [...used]
      .filter((name) => !declared.has(name))
      .map((name) => ({
        at: node,
        message: 'Unknown name in an expression',
        found: `{${name}}`,
        expected: 'a name that the file declares, or \\{ for a literal {',
      })),
  );
}

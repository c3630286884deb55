import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/json';
import { joinPointer } from '../json-pointer';

/** JSON that somebody is typing: read as far as it can be, with the place of every value. */
export type PartialJson = {
  text: string;
  tree: Tree;
  /** What the text holds so far; undefined where it holds nothing. */
  value: unknown;
  /** Where each value stands, by its pointer: from its first character to behind its last. */
  ranges: Map<string, { from: number; to: number }>;
};

/** Levels that are read. Deeper text is no screen, and reading it would use up the stack. */
const depthLimit = 400;

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function readScalar(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads JSON, whole or not. */
export function parsePartialJson(text: string): PartialJson {
  const tree = parser.parse(text);
  const places: PartialJson['ranges'] = new Map();
  const slice = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const read = (node: SyntaxNode, pointer: string, depth: number): unknown => {
    places.set(pointer, { from: node.from, to: node.to });
    if (depth > depthLimit) return undefined;
    if (node.name === 'Array') {
      return childrenOf(node)
        .filter(({ name }) => valueNames.has(name))
        .map((child, index) => read(child, joinPointer(pointer, index), depth + 1));
    }
    if (node.name !== 'Object') return readScalar(slice(node));
    const entries = childrenOf(node).flatMap((property): Array<[string, unknown]> => {
      const name = property.getChild('PropertyName');
      const key = name && readScalar(slice(name));
      if (typeof key !== 'string') return [];
      const value = childrenOf(property).find((child) => valueNames.has(child.name));
      return [[key, value && read(value, joinPointer(pointer, key), depth + 1)]];
    });
    return Object.fromEntries(entries);
  };
  const root = childrenOf(tree.topNode).find(({ name }) => valueNames.has(name));
  return { text, tree, ranges: places, value: root && read(root, '', 0) };
}

/** Where the cursor stands: in which object or list, at a field's name or at a value. */
export type CursorContext = {
  /** Pointer of the object or list around the cursor. */
  parent: string;
  /** `key`: a field's name is being written. `value`: the value of `key`, or an entry of a list. */
  at: 'key' | 'value';
  key?: string;
  /** The text that is being written, with its quotation marks. */
  from: number;
  to: number;
};

/** The pointer of the value that a node is. */
function pointerOf({ ranges: places }: PartialJson, node: SyntaxNode): string {
  for (const [pointer, { from, to }] of places) {
    if (from === node.from && to === node.to) return pointer;
  }
  return '';
}

/** What stands at a position of the text; undefined outside of every object and list. */
export function findCursorContext(
  source: PartialJson,
  position: number,
): CursorContext | undefined {
  const { tree, text } = source;
  let node: SyntaxNode = tree.resolveInner(position, -1);
  const isToken = ['PropertyName', 'String', 'Number', 'True', 'False', 'Null'].includes(node.name);
  // A cursor behind a closing mark is no longer in the token.
  const token = isToken ? node : undefined;
  const from = token
    ? token.from
    : position - (/[\w"-]*$/.exec(text.slice(0, position))?.[0].length ?? 0);
  const to = token ? token.to : position;
  if (node.name === '⚠' && node.parent) node = node.parent;
  const name = node.name === 'PropertyName' ? node : undefined;
  let property: SyntaxNode | undefined;
  for (let up: SyntaxNode | null = node; up; up = up.parent) {
    if (up.name === 'Property' && !property) property = up;
    if (up.name !== 'Object' && up.name !== 'Array') continue;
    if (position >= up.to && /[}\]]$/.test(text.slice(up.from, up.to))) continue;
    const parent = pointerOf(source, up);
    if (up.name === 'Array') return { parent, at: 'value', from, to };
    const key = property?.getChild('PropertyName');
    const isBehindColon =
      key !== null &&
      key !== undefined &&
      position > key.to &&
      /:/.test(text.slice(key.to, position));
    if (property && key && isBehindColon && !name) {
      const written = readScalar(text.slice(key.from, key.to));
      return {
        parent,
        at: 'value',
        from,
        to,
        ...(typeof written === 'string' && { key: written }),
      };
    }
    return { parent, at: 'key', from, to };
  }
  return undefined;
}

import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/json';
import { joinPointer } from '../../kit/json/json-pointer';
import { maxNesting } from './text-limits';

export type SourceRange = { from: number; to: number };

/** JSON that may be incomplete, parsed as far as possible, with the range of every value. */
export type PartialJson = {
  text: string;
  tree: Tree;
  /** The value parsed so far; undefined if there is none. */
  value: unknown;
  /** The offsets of each value by its JSON Pointer: `from` is inclusive, `to` is exclusive. */
  ranges: Map<string, SourceRange>;
  /** The offsets of the name of each property, with its quotation marks, by the JSON Pointer of its value. */
  nameRanges: Map<string, SourceRange>;
};

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function parseScalar(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON that may be incomplete. Never throws. */
export function parsePartialJson(text: string): PartialJson {
  const tree = parser.parse(text);
  const ranges: PartialJson['ranges'] = new Map();
  const nameRanges: PartialJson['nameRanges'] = new Map();
  const slice = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const read = (node: SyntaxNode, pointer: string, depth: number): unknown => {
    ranges.set(pointer, { from: node.from, to: node.to });
    if (depth > maxNesting) return undefined;
    if (node.name === 'Array') {
      return listChildren(node)
        .filter(({ name }) => valueNames.has(name))
        .map((child, index) => read(child, joinPointer(pointer, index), depth + 1));
    }
    if (node.name !== 'Object') return parseScalar(slice(node));
    const entries = listChildren(node).flatMap((property): Array<[string, unknown]> => {
      const name = property.getChild('PropertyName');
      const key = name && parseScalar(slice(name));
      if (typeof key !== 'string') return [];
      const value = listChildren(property).find((child) => valueNames.has(child.name));
      const valuePointer = joinPointer(pointer, key);
      if (name) nameRanges.set(valuePointer, { from: name.from, to: name.to });
      return [[key, value && read(value, valuePointer, depth + 1)]];
    });
    return Object.fromEntries(entries);
  };
  const root = listChildren(tree.topNode).find(({ name }) => valueNames.has(name));
  return { text, tree, ranges, nameRanges, value: root && read(root, '', 0) };
}

/** The syntactic context of the cursor: the enclosing object or array, and whether it is at a key or a value. */
type CursorContext = {
  /** JSON Pointer of the enclosing object or array. */
  parent: string;
  /** `key`: a property name. `value`: the value of `key`, or an array item. */
  target: 'key' | 'value';
  key?: string;
  /** The range of the token at the cursor, including quotation marks. */
  from: number;
  to: number;
};

/** The JSON Pointer of a node's value. */
function findPointer({ ranges }: PartialJson, node: SyntaxNode): string {
  for (const [pointer, { from, to }] of ranges) {
    if (from === node.from && to === node.to) return pointer;
  }
  return '';
}

/**
 * The document without the property name at the cursor, if it has no value yet. To the parser, the next property would
 * be its value, and would be missing.
 */
function removeUnfinishedName(
  source: PartialJson,
  { target, from, to }: CursorContext,
): PartialJson {
  const { text } = source;
  if (target !== 'key' || from === to || /^\s*:/.test(text.slice(to))) return source;
  return parsePartialJson(text.slice(0, from) + ' '.repeat(to - from) + text.slice(to));
}

/** The cursor context at an offset of the text; undefined outside of every object and array. */
export function findCursorContext(
  source: PartialJson,
  position: number,
): CursorContext | undefined {
  const { tree, text } = source;
  let node: SyntaxNode = tree.resolveInner(position, -1);
  const isToken = ['PropertyName', 'String', 'Number', 'True', 'False', 'Null'].includes(node.name);
  const token = isToken ? node : undefined;
  const from = token
    ? token.from
    : position - (/[\w"-]*$/.exec(text.slice(0, position))?.[0].length ?? 0);
  const to = token ? token.to : position;
  if (node.name === '⚠' && node.parent) node = node.parent;
  const propertyName = node.name === 'PropertyName' ? node : undefined;
  let property: SyntaxNode | undefined;
  for (let ancestor: SyntaxNode | null = node; ancestor; ancestor = ancestor.parent) {
    if (ancestor.name === 'Property' && !property) property = ancestor;
    if (ancestor.name !== 'Object' && ancestor.name !== 'Array') continue;
    // After the closing bracket, the cursor is outside of the object or array.
    if (position >= ancestor.to && /[}\]]$/.test(text.slice(ancestor.from, ancestor.to))) continue;
    const parent = findPointer(source, ancestor);
    if (ancestor.name === 'Array') return { parent, target: 'value', from, to };
    const key = property?.getChild('PropertyName');
    const isAfterColon =
      key !== null &&
      key !== undefined &&
      position > key.to &&
      /:/.test(text.slice(key.to, position));
    if (property && key && isAfterColon && !propertyName) {
      const keyName = parseScalar(text.slice(key.from, key.to));
      return {
        parent,
        target: 'value',
        from,
        to,
        ...(typeof keyName === 'string' && { key: keyName }),
      };
    }
    return { parent, target: 'key', from, to };
  }
  return undefined;
}

/** The document's value and the JSON Pointer of what encloses the cursor, without a name that is being typed. */
export function readAround(
  source: PartialJson,
  cursor: CursorContext,
): { value: unknown; parent: string } {
  const rest = removeUnfinishedName(source, cursor);
  if (rest === source) return { value: source.value, parent: cursor.parent };
  const { parent } = findCursorContext(rest, cursor.from) ?? cursor;
  return { value: rest.value, parent };
}

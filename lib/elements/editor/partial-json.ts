import { getLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { joinPointer } from '../../kit/json/json-pointer';

export type SourceRange = { from: number; to: number };

/** JSON that may be incomplete, parsed as far as possible, with the range of every value. */
export type PartialJson = {
  text: string;
  /** The value parsed so far; undefined if there is none. */
  value: unknown;
  /** The offsets of each value by its JSON Pointer: `from` is inclusive, `to` is exclusive. */
  ranges: Map<string, SourceRange>;
  /** The offsets of the name of each property, with its quotation marks, by the JSON Pointer of its value. */
  nameRanges: Map<string, SourceRange>;
};

const toRange = ({ offset, length }: Node): SourceRange => ({ from: offset, to: offset + length });

/** Parses JSON that may be incomplete. */
export function parsePartialJson(text: string): PartialJson {
  const root = parseTree(text);
  const ranges: PartialJson['ranges'] = new Map();
  const nameRanges: PartialJson['nameRanges'] = new Map();
  const read = (node: Node, pointer: string): void => {
    ranges.set(pointer, toRange(node));
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const childPointer = joinPointer(pointer, name ? String(name.value) : index);
      if (name) nameRanges.set(childPointer, toRange(name));
      if (value) read(value, childPointer);
    }
  };
  if (root) read(root, '');
  return { text, ranges, nameRanges, value: root && getNodeValue(root) };
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
  { text }: PartialJson,
  position: number,
): CursorContext | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, position);
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const [word] = /[\w"-]*$/.exec(text.slice(0, position)) ?? [''];
  const { from, to } = previousNode
    ? toRange(previousNode)
    : { from: position - word.length, to: position };
  const parent = path.slice(0, -1).reduce<string>(joinPointer, '');
  if (isAtPropertyKey) return { parent, target: 'key', from, to };
  return { parent, target: 'value', from, to, ...(typeof key === 'string' && { key }) };
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

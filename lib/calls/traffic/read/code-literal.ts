import type { ReadNote } from '../recorded-call';
import type { Code } from './code-text';
import { type Literal, readLiteral } from './literal';

/** A field of a struct of Go, and how encoding/json writes it. */
type StructField = { field: string; name: string; type: string; omitsEmpty: boolean };

/** Reads the value at an offset of code; undefined if it can't be read as a whole. */
export type ReadCodeLiteral = (offset: number, notes: ReadNote[]) => Literal | undefined;

const structType = /\btype\s+(\w+)\s+struct\s*\{([^{}]*)\}/g;
const structField =
  /^[ \t]*([A-Z]\w*)[ \t]+([^\s`]+)[ \t]*(?:`(?:[^`\n]*\bjson:"([^",\n]*)([^"\n]*)")?)?/gm;

function readStructs(text: string): Map<string, StructField[]> {
  const structs = new Map<string, StructField[]>();
  for (const [, type = '', source = ''] of text.matchAll(structType)) {
    const fields = [...source.matchAll(structField)].map(
      ([, field = '', fieldType = '', name = '', options = '']): StructField => ({
        ...{ field, type: fieldType, name: name || field },
        omitsEmpty: /omit(?:empty|zero)/.test(options),
      }),
    );
    structs.set(
      type,
      fields.filter(({ name }) => name !== '-'),
    );
  }
  return structs;
}

/** A composite literal of Go with its type, and an anonymous object or array of C#. */
const composite =
  /&?(\[\d*\])?\*?(map\[\w+\](?:interface\{\}|\w+)|interface\{\}|[A-Za-z_][\w.]*)\{/g;
const anonymous = /\bnew(\s*(?:object)?\[\])?\s*\{/g;

/** Functions of Java and Kotlin whose arguments are the names and values of an object, or the items of a list. */
const mapFunction = String.raw`\b(?:Map\.of|\w*[mM]apOf(?:<[^>\n]*>)?)\(`;
const listFunction = String.raw`\b(?:(?:List|Set)\.of|\w*[lL]istOf(?:<[^>\n]*>)?|arrayOf|Arrays\.asList)\(`;

/** Brackets, the colon before a symbol of Ruby, other colons, `=>`, `to` of Kotlin, commas, and `=`. */
const marks = new RegExp(
  String.raw`(?:\barray\(|${mapFunction}|${listFunction}|[[{(])|[\]})]|:(?=\w+\s*=>)|(?<!:):(?!:)|=>|\bto\b|,|(?<![=!<>:])=(?!=)`,
  'g',
);

/** How far the arrow after a symbol of Ruby is looked for. */
const maxSymbol = 60;

/** A bracket that is open, whether names follow it, and how many commas are in it. */
type Bracket = { offset: number; open: string; hasArrow: boolean; commas: number };

/**
 * A copy of code, of the same length, in which literals are like JSON: `=>` is a colon, arrays with names are objects, and
 * types are spaces. The types of Go are returned by the offsets of their brackets.
 */
function writeLikeJson({ source, masked }: Code): { source: string; types: Map<number, string> } {
  const copy = source.split('');
  const blank = (start: number, end: number) => copy.fill(' ', start, end);
  const arrays = new Set<number>();
  const objects = new Set<number>();
  const types = new Map<number, string>();
  for (const { 0: found, 1: brackets, index } of masked.matchAll(anonymous)) {
    const offset = index + found.length - 1;
    blank(index, offset);
    (brackets === undefined ? objects : arrays).add(offset);
  }
  for (const { 0: found, 1: slice, 2: type = '', index } of masked.matchAll(composite)) {
    const offset = index + found.length - 1;
    blank(index, offset);
    if (slice !== undefined) arrays.add(offset);
    types.set(offset, type);
  }
  // Objective-C.
  for (const { index } of source.matchAll(/@(?=[[{"\d])/g)) blank(index, index + 1);
  const stack: Bracket[] = [];
  for (const { 0: found, index } of masked.matchAll(marks)) {
    const top = stack.at(-1);
    const isMap = top !== undefined && /map/i.test(top.open);
    if (/[[{(]$/.test(found)) {
      const offset = index + found.length - 1;
      blank(index, offset);
      const inherited = top && arrays.has(top.offset) ? types.get(top.offset) : undefined;
      if (inherited !== undefined && !types.has(offset)) types.set(offset, inherited);
      if (found.length > 1 && found !== 'array(' && !/map/i.test(found)) arrays.add(offset);
      stack.push({ offset, open: found, hasArrow: /map/i.test(found), commas: 0 });
    } else if (found === '=>') {
      if (top) top.hasArrow = true;
      copy[index] = ':';
      copy[index + 1] = ' ';
    } else if (found === 'to') {
      if (isMap) copy.splice(index, 2, ':', ' ');
    } else if (found === ',') {
      // Each other comma of `Map.of` follows a name.
      if (top?.open.endsWith('Map.of(') && top.commas++ % 2 === 0) copy[index] = ':';
    } else if (found === ':') {
      if (/^:\w+\s*=>/.test(masked.slice(index, index + maxSymbol))) copy[index] = ' ';
      // Dictionaries of Swift.
      else if (top?.open === '[') top.hasArrow = true;
    } else if (found === '=') {
      if (top && objects.has(top.offset)) copy[index] = ':';
    } else if (top) {
      stack.pop();
      const isArray = arrays.has(top.offset);
      const isPhp = top.open === 'array(' || (top.open === '[' && top.hasArrow) || isMap;
      if (!isArray && !isPhp) continue;
      copy[top.offset] = top.hasArrow ? '{' : '[';
      copy[index] = top.hasArrow ? '}' : ']';
    }
  }
  return { source: copy.join(''), types };
}

/** Returns a function that reads the literals of Go, PHP, Ruby, and C#. */
export function createLiteralReader(code: Code): ReadCodeLiteral {
  const { source, types } = writeLikeJson(code);
  const structs = readStructs(code.source);
  const aliases = new Map(
    [...code.source.matchAll(/\btype\s+(\w+)\s+(\w+)/g)].map(([, name = '', type = '']) => [
      name,
      type,
    ]),
  );

  /** What Go sends for a field that a literal leaves out; undefined if its type is not known. */
  function readZero(name: string, at: Literal['at']): Literal | undefined {
    const type = aliases.get(name) ?? name;
    if (/^(?:u?int\d*|float\d+|byte|rune)$/.test(type)) return { type: 'number', value: 0, at };
    if (type === 'string')
      return { type: 'string', value: '', isVerbatim: false, isTruncated: false, at };
    if (type === 'bool') return { type: 'constant', value: false, at };
    return /^(?:\*|\[\]|map\[|any$|interface\{)/.test(type)
      ? { type: 'constant', value: null, at }
      : undefined;
  }

  const isZero = (literal: Literal): boolean =>
    literal.type === 'array' ? literal.items.length === 0 : 'value' in literal && !literal.value;

  /** The literal as Go sends it: with the names of the tags, and with the zeros of fields that nobody wrote. */
  function complete(literal: Literal, notes: ReadNote[]): Literal {
    if (literal.type === 'code' && literal.text === 'nil') {
      return { type: 'constant', value: null, at: literal.at };
    }
    if (literal.type === 'array') {
      return { ...literal, items: literal.items.map((item) => complete(item, notes)) };
    }
    if (literal.type !== 'object') return literal;
    const { at } = literal;
    const properties = literal.properties.map(({ name, value }) => ({
      ...{ name, value: complete(value, notes) },
    }));
    const fields = structs.get(types.get(at.offset) ?? '');
    if (!fields) return { ...literal, properties };
    const added: string[] = [];
    const omitted: string[] = [];
    const sent = fields.flatMap(({ field, name, type, omitsEmpty }) => {
      const written = properties.find((property) => property.name === field)?.value;
      if (omitsEmpty && written && isZero(written)) omitted.push(name);
      if (omitsEmpty && (!written || isZero(written))) return [];
      const value = written ?? readZero(type, at);
      if (!written && value) added.push(name);
      return value ? [{ name, value }] : [];
    });
    if (added.length > 0) {
      const message = `Go also sends the fields that this literal leaves out, with their zero values: ${added.join(', ')}`;
      notes.push({ message, at });
    }
    if (omitted.length > 0) {
      const message = `Go doesn't send a zero value of a field with omitempty: ${omitted.join(', ')}`;
      notes.push({ message, at });
    }
    return { ...literal, properties: sent };
  }

  return (offset, notes) => {
    // Dart and Rust have a type, or a macro, before a literal.
    const [prefix = ''] =
      /^\s*(?:[&@]|const\b|<[\w, ?]+>|json!\s*\(?|\s)*(?=[[{])/.exec(
        source.slice(offset, offset + 200),
      ) ?? [];
    const { literal, isTruncated, notes: problems } = readLiteral(source, offset + prefix.length);
    const isBroken = problems.some(({ message }) => /missing|expected/.test(message));
    return literal && !isTruncated && !isBroken ? complete(literal, notes) : undefined;
  };
}

import { readNumber } from '../../../kit/json/exact-number';
import type { Literal } from './literal';
import { toJsonName } from './literal-values';

/** What programs print of an object: `Name(a=1, b=[x, y])` of Kotlin, `Name[a=1]` of Java, and `Name { A = 1 }` of C#. */
const printed = /\b[A-Z]\w*\s?[([{]\s?(?=\w+\s?=(?![=>]))/g;

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** How much of a text is looked through. */
const maxLength = 20_000;

/** A value without quotes: a number, a constant, or a text up to the next comma of the same object. */
function toScalar(text: string, offset: number): Literal {
  const at = { offset, length: text.length };
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) {
    return { type: 'number', value: readNumber(text), at };
  }
  if (/^(?:null|nil|None)$/.test(text)) return { type: 'constant', value: null, at };
  if (/^(?:true|false)$/i.test(text)) {
    return { type: 'constant', value: text.toLowerCase() === 'true', at };
  }
  const value = text.replace(/^(["'])(.*)\1$/s, '$2');
  return { type: 'string', value, isVerbatim: false, isTruncated: false, at };
}

function readPrinted(text: string, start: number): { literal: Literal; end: number } | undefined {
  const open = text[start] ?? '';
  const close = closing[open] ?? '';
  const properties: Array<{ name: string; value: Literal }> = [];
  const items: Literal[] = [];
  const field = /\s*(\w+)\s?=\s?/y;
  let isList = true;
  for (let position = start + 1; position < text.length; ) {
    field.lastIndex = position;
    const [found = '', name] = field.exec(text) ?? [];
    if (name !== undefined) isList = false;
    position += found.length || (/^\s*/.exec(text.slice(position, position + 20))?.[0].length ?? 0);
    const [typeName = ''] =
      /^(?:[A-Z]\w*)?\s?(?=[([{])/.exec(text.slice(position, position + 80)) ?? [];
    const opened = text[position + typeName.length] ?? '';
    const inner = closing[opened] ? readPrinted(text, position + typeName.length) : undefined;
    const rest =
      /^[^,()[\]{}\n]*(?:\([^()\n]*\)[^,()[\]{}\n]*)?/.exec(text.slice(position))?.[0] ?? '';
    const value = inner?.literal ?? toScalar(rest.trim(), position);
    position = inner?.end ?? position + rest.length;
    if (name !== undefined) properties.push({ name: toJsonName(name), value });
    else if (inner || rest.trim() !== '') items.push(value);
    const separator = /\s*/y;
    separator.lastIndex = position;
    position += separator.exec(text)?.[0].length ?? 0;
    if (text[position] === close) {
      const end = position + 1;
      const at = { offset: start, length: end - start };
      const literal: Literal = isList
        ? { type: 'array', items, at }
        : { type: 'object', properties, at };
      return { literal, end };
    }
    if (text[position] !== ',') return undefined;
    position++;
  }
  return undefined;
}

/** Reads the objects that programs have printed, with names and equals signs. */
export function readPrintedObjects(text: string): Literal[] {
  const found: Literal[] = [];
  let end = 0;
  for (const { 0: head, index } of text.slice(0, maxLength).matchAll(printed)) {
    if (index < end) continue;
    const bracket = index + head.trimEnd().length - 1;
    const object = readPrinted(text, bracket);
    if (object?.literal.type !== 'object' || object.literal.properties.length < 2) continue;
    end = object.end;
    found.push(object.literal);
  }
  return found;
}

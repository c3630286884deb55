import { readNumber } from '../../../kit/json/exact-number';
import type { Literal } from './literal';
import { readQuoted } from './shell-quotes';

const constants = new Map([
  ['$true', true],
  ['$false', false],
  ['$null', null],
]);
const word = /[^\s;,(){}=|]+/y;
const maxDepth = 50;

/** Reads a value of PowerShell: a hashtable `@{ name = value }`, an array `@( … )`, a text, a number, or a variable. */
export function readPowerShellLiteral(
  text: string,
  start: number,
): { literal: Literal | undefined; end: number } {
  let position = start;

  const skip = (characters: RegExp) => {
    while (characters.test(text[position] ?? '')) position++;
  };

  function readScalar(): Literal | undefined {
    const offset = position;
    const quoted = readQuoted(text, position, 'powershell');
    if (quoted) {
      position = quoted.end;
      const at = { offset, length: position - offset };
      return {
        type: 'string',
        value: quoted.value,
        isVerbatim: false,
        isTruncated: !quoted.isClosed,
        at,
      };
    }
    word.lastIndex = position;
    const [found] = word.exec(text) ?? [];
    if (found === undefined) return undefined;
    position += found.length;
    const at = { offset, length: found.length };
    const constant = constants.get(found.toLowerCase());
    if (constant !== undefined) return { type: 'constant', value: constant, at };
    if (/^-?\d+(?:\.\d+)?$/.test(found)) return { type: 'number', value: readNumber(found), at };
    if (found.startsWith('$')) return { type: 'code', text: found, args: [], at };
    return { type: 'string', value: found, isVerbatim: true, isTruncated: false, at };
  }

  function readProperties(depth: number): Array<{ name: string; value: Literal }> {
    const properties: Array<{ name: string; value: Literal }> = [];
    for (;;) {
      skip(/[\s;,]/);
      const name = readScalar();
      skip(/\s/);
      if (!name || text[position] !== '=') return properties;
      position++;
      const value = readValue(depth + 1);
      if (!value) return properties;
      properties.push({
        name:
          name.type === 'string'
            ? name.value
            : text.slice(name.at.offset, name.at.offset + name.at.length),
        value,
      });
    }
  }

  function readValue(depth: number): Literal | undefined {
    skip(/\s/);
    const offset = position;
    const [open] = /^(?:\[\w+\])?(@\{|@?\()/.exec(text.slice(position, position + 40)) ?? [];
    if (open === undefined || depth > maxDepth) return readScalar();
    position += open.length;
    if (open.endsWith('{')) {
      const properties = readProperties(depth);
      skip(/[\s;,]/);
      if (text[position] === '}') position++;
      return { type: 'object', properties, at: { offset, length: position - offset } };
    }
    const items: Literal[] = [];
    for (let item = readValue(depth + 1); item; item = readValue(depth + 1)) {
      items.push(item);
      skip(/[\s;,]/);
    }
    if (text[position] === ')') position++;
    return { type: 'array', items, at: { offset, length: position - offset } };
  }

  const literal = readValue(0);
  return { literal, end: position };
}

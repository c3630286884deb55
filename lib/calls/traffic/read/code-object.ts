import type { ReadNote } from '../recorded-call';
import { createLiteralReader } from './code-literal';
import type { Code } from './code-text';
import type { Literal } from './literal';
import { replaceCode } from './literal-values';
import { listAssigned } from './literal-variables';

/** Reads the object or array at an offset of code, or that of the variable there; undefined if it isn't known. */
export type ReadObject = (offset: number) => Literal | undefined;

/** What creates an object to which code adds its fields one by one, and the block in which it does so. */
const builder =
  /(?:new\s+)?(?:[\w.]*(?:JSONObject|JsonObject|ObjectNode|Map|Dictionary)(?:<[^()\n]*>)?\(\)(?:\.apply)?|buildJsonObject)\s*(\{)?/y;
const addedField = /(?<=[.\s{])(?:put|set|add|addProperty|append)\(\s*["'](\w+)["']\s*,\s*/g;
const variable = /[&$@]*(?:this->)?([A-Za-z_]\w*)/y;

const maxDepth = 8;

/** The offset after the statement at an offset: calls can follow on further lines. */
function findStatementEnd(masked: string, start: number): number {
  let depth = 0;
  for (let index = start; index < masked.length; index++) {
    const found = masked[index] ?? '';
    if ('([{'.includes(found)) depth++;
    if (')]}'.includes(found) && --depth < 0) return index;
    const isEnd = found === ';' || (found === '\n' && !/^\s*\./.test(masked.slice(index)));
    if (depth === 0 && isEnd) return index;
  }
  return masked.length;
}

/** How many brackets are open at an offset of the code after another offset. */
const countOpen = (masked: string, start: number, end: number): number =>
  [...masked.slice(start, end)].reduce(
    (count, letter) => count + Number('([{'.includes(letter)) - Number(')]}'.includes(letter)),
    0,
  );

/**
 * Returns a function that reads the object or array at an offset of code, or of the variable there: with the values of other
 * variables in it, and with the fields that the code adds later.
 */
export function createObjectReader(code: Code, notes: ReadNote[]): ReadObject {
  const { source, masked } = code;
  const readLiteral = createLiteralReader(code);

  function readVariable(name: string, offset: number, depth: number): Literal | undefined {
    const declarations = masked.matchAll(
      new RegExp(String.raw`(?<![\w.])${name}\s*(?::\s*[^=\n]{1,60})?:?=(?![=>])\s*`, 'g'),
    );
    const declared = [...declarations]
      .map(({ 0: match, index }) => index + match.length)
      .findLast((position) => position < offset);
    if (declared === undefined) return undefined;
    const literal = readValue(declared, depth + 1);
    if (literal?.type !== 'object') return literal;
    return addFields(literal, listAssigned(source, name, declared, offset), depth);
  }

  function addFields(
    literal: Literal & { type: 'object' },
    added: ReadonlyArray<{ name: string; offset: number }>,
    depth: number,
  ): Literal {
    const fields = added.flatMap(({ name, offset }) => {
      const value = readValue(offset, depth + 1);
      return value ? [{ name, value }] : [];
    });
    return { ...literal, properties: [...literal.properties, ...fields] };
  }

  function readValue(offset: number, depth: number): Literal | undefined {
    if (depth > maxDepth) return undefined;
    builder.lastIndex = offset;
    const built = builder.exec(source);
    if (built) {
      const end = findStatementEnd(masked, offset);
      const own = built[1] === undefined ? 0 : 1;
      const added = [...source.slice(offset, end).matchAll(addedField)].flatMap((found) => {
        const isOwn = countOpen(masked, offset, offset + found.index) === own;
        return isOwn
          ? [{ name: found[1] ?? '', offset: offset + found.index + found[0].length }]
          : [];
      });
      const at = { offset, length: end - offset };
      return addFields({ type: 'object', properties: [], at }, added, depth);
    }
    const literal = readLiteral(offset, notes);
    if (literal && literal.type !== 'code')
      return replaceCode(literal, ({ at }) => readValue(at.offset, depth + 1));
    variable.lastIndex = offset;
    const [, name] = variable.exec(masked) ?? [];
    const value = name === undefined ? undefined : readVariable(name, offset, depth);
    return value ?? literal;
  }

  return (offset) => {
    const literal = readValue(offset, 0);
    return literal?.type === 'object' || literal?.type === 'array' ? literal : undefined;
  };
}

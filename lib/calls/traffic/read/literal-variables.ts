import { escapeRegExp } from '../../../kit/text/escape-reg-exp';
import { type Literal, readLiteral } from './literal';
import { replaceCode } from './literal-values';

/** How many variables a value can be away. */
const maxDepth = 5;

/** Returns the value of a variable instead of its name; other literals stay as they are. */
export type ResolveVariable = (literal: Literal | undefined) => Literal | undefined;

/**
 * Finds the fields that code adds to the object of a variable: `body["a"] = 1`, `body.a = 1`, `body.put("a", 1)`.
 * @returns their names, and the offsets of their values
 */
export function listAssigned(
  text: string,
  variable: string,
  start: number,
  end: number,
): Array<{ name: string; offset: number }> {
  const pattern = new RegExp(
    String.raw`(?<![\w.$])\$?${escapeRegExp(variable)}(?:\[\s*["'](\w+)["']\s*\]\s*=(?![=>])|\.(\w+)\s*=(?![=>])|(?:\.|->)(?:put|set|add|addProperty)\(\s*["'](\w+)["']\s*,)\s*`,
    'gi',
  );
  return [...text.slice(start, end).matchAll(pattern)].map((found) => ({
    name: found.slice(1).find(Boolean) ?? '',
    offset: start + found.index + found[0].length,
  }));
}

/**
 * Reads the variables that a text declares, with the fields that it adds to them later.
 * @param declaration a pattern with the flag `g`, which ends where the value starts, and whose first group is the name
 */
export function readVariables(text: string, declaration: RegExp): ResolveVariable {
  const variables = new Map<string, Literal>();
  for (const { 0: found, 1: name = '', index } of text.matchAll(declaration)) {
    const { literal, end } = readLiteral(text, index + found.length);
    if (!literal) continue;
    const added = literal.type === 'object' ? listAssigned(text, name, end, text.length) : [];
    const fields = added.flatMap((field) => {
      const value = readLiteral(text, field.offset).literal;
      return value ? [{ name: field.name, value }] : [];
    });
    variables.set(
      name,
      literal.type === 'object' && fields.length > 0
        ? { ...literal, properties: [...literal.properties, ...fields] }
        : literal,
    );
  }

  const resolve = (literal: Literal, depth: number): Literal =>
    replaceCode(literal, ({ text: name, args }) => {
      const value = args.length === 0 && depth < maxDepth ? variables.get(name) : undefined;
      return value && resolve(value, depth + 1);
    });
  return (literal) => literal && resolve(literal, 0);
}

import { type Literal, readLiteral } from './literal';

/** Returns the value of a variable instead of its name; other literals stay as they are. */
export type ResolveVariable = (literal: Literal | undefined) => Literal | undefined;

/**
 * Reads the variables that a text declares.
 * @param declaration a pattern with the flag `g`, which ends where the value starts, and whose first group is the name
 */
export function readVariables(text: string, declaration: RegExp): ResolveVariable {
  const variables = new Map<string, Literal>();
  for (const { 0: found, 1: name = '', index } of text.matchAll(declaration)) {
    const { literal } = readLiteral(text, index + found.length);
    if (literal) variables.set(name, literal);
  }
  return (literal) =>
    literal?.type === 'code' && literal.args.length === 0
      ? (variables.get(literal.text) ?? literal)
      : literal;
}

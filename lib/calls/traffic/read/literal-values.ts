import { writeExactJson } from '../../../kit/json/exact-json';
import type { RecordedBody } from '../recorded-call';
import type { Literal } from './literal';

/** The value at a path of names and indexes; undefined if there is none. */
export function getLiteral(
  literal: Literal | undefined,
  ...path: ReadonlyArray<string | number>
): Literal | undefined {
  return path.reduce<Literal | undefined>((parent, key) => {
    if (parent?.type === 'array' && typeof key === 'number') return parent.items[key];
    if (parent?.type !== 'object') return undefined;
    return parent.properties.findLast(({ name }) => name === key)?.value;
  }, literal);
}

/** A literal with other values for the expressions in it, and for their arguments. */
export function replaceCode(
  literal: Literal,
  findValue: (code: Literal & { type: 'code' }) => Literal | undefined,
): Literal {
  if (literal.type === 'code') {
    const args = literal.args.map((argument) => replaceCode(argument, findValue));
    return findValue(literal) ?? { ...literal, args };
  }
  if (literal.type === 'array') {
    return { ...literal, items: literal.items.map((item) => replaceCode(item, findValue)) };
  }
  if (literal.type !== 'object') return literal;
  const properties = literal.properties.map(({ name, value }) => ({
    name,
    value: replaceCode(value, findValue),
  }));
  return { ...literal, properties };
}

/** A name of code as JSON has it: `firstName` for `FirstName`. */
export const toJsonName = (name: string): string =>
  `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`;

/** The names of an object's fields. */
export const listNames = (literal: Literal | undefined): string[] =>
  literal?.type === 'object' ? literal.properties.map(({ name }) => name) : [];

/** The items of an array; none of anything else. */
export const listItems = (literal: Literal | undefined): Literal[] =>
  literal?.type === 'array' ? literal.items : [];

/** A text, a number, or an expression as a text; undefined for anything else. */
export function getText(
  literal: Literal | undefined,
  ...path: ReadonlyArray<string | number>
): string | undefined {
  const found = getLiteral(literal, ...path);
  if (found?.type === 'string') return found.value;
  if (found?.type === 'number' || found?.type === 'constant') {
    return found.value === null ? undefined : String(found.value);
  }
  return found?.type === 'code' ? `\${${found.text}}` : undefined;
}

/** A number that JavaScript can have. */
export function getNumber(
  literal: Literal | undefined,
  ...path: ReadonlyArray<string | number>
): number | undefined {
  const value = Number(getText(literal, ...path) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** The value of a literal. An expression is its text in `${…}`. */
export function toValue(literal: Literal): unknown {
  if (literal.type === 'array') return literal.items.map(toValue);
  if (literal.type === 'object') {
    return Object.fromEntries(literal.properties.map(({ name, value }) => [name, toValue(value)]));
  }
  return literal.type === 'code' ? getText(literal) : literal.value;
}

/** A literal as JSON, with the digits of its numbers. */
export const toJson = (literal: Literal): string => writeExactJson(toValue(literal));

/** Whether a literal can have more than what was read. */
function isPartial(literal: Literal): boolean {
  if (literal.type === 'array') return literal.items.some(isPartial);
  if (literal.type !== 'object') return false;
  return literal.isPartial ?? literal.properties.some(({ value }) => isPartial(value));
}

/** A literal as a body of JSON. */
export const toJsonBody = (literal: Literal, mediaType?: string): RecordedBody => ({
  content: toJson(literal),
  encoding: 'text',
  mediaType,
  at: literal.at,
  isVerbatim: false,
  ...(isPartial(literal) && { isTruncated: true }),
});

/** The fields of an object as texts; none of anything else. */
export const listPairs = (literal: Literal | undefined): Array<[name: string, value: string]> =>
  literal?.type === 'object'
    ? literal.properties.map(({ name, value }) => [name, getText(value) ?? ''])
    : [];

/** The fields of an object as a query, in which expressions stay as they are. */
export const toQuery = (literal: Literal | undefined): string =>
  listPairs(literal)
    .map(([name, value]) =>
      /^\$\{.*\}$/.test(value)
        ? `${name}=${value}`
        : new URLSearchParams([[name, value]]).toString(),
    )
    .join('&');

/** An address with a query. */
export const addQuery = (url: string, query: string): string =>
  query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;

/** The fields of an object as the body of a form. */
export const toFormBody = (literal: Literal, at = literal.at): RecordedBody => ({
  content: new URLSearchParams(listPairs(literal)).toString(),
  encoding: 'text',
  mediaType: 'application/x-www-form-urlencoded',
  at,
  isVerbatim: false,
});

/** A text of a literal as a body. */
export function toTextBody(
  literal: Literal | undefined,
  mediaType?: string,
): RecordedBody | undefined {
  const content = getText(literal);
  if (!literal || content === undefined) return undefined;
  const isString = literal.type === 'string';
  return {
    content,
    encoding: 'text',
    mediaType,
    at: literal.at,
    isVerbatim: isString && literal.isVerbatim,
    ...(isString && literal.isTruncated && { isTruncated: true }),
  };
}

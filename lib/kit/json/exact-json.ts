import { parse, stringify } from 'lossless-json';
import { ExactNumber, readNumber } from './exact-number';

/** A value of JSON, in which numbers that JavaScript would change are instances of ExactNumber. */
export type ExactJson = {
  value: unknown;
  /** A key that an object has more than once. The value only has the last one, as with JSON.parse. */
  repeatedKey: string | undefined;
};

/** Parses JSON without changing a number. Throws an error for any other text. */
export function readExactJson(text: string): ExactJson {
  let repeatedKey: string | undefined;
  const value = parse(text, undefined, {
    parseNumber: readNumber,
    onDuplicateKey: ({ key, newValue }) => {
      repeatedKey ??= key;
      return newValue;
    },
  });
  return { value, repeatedKey };
}

/** Parses JSON without changing a number. Returns undefined for any other text. */
export function parseExactJson(text: string): ExactJson | undefined {
  try {
    return readExactJson(text);
  } catch {
    return undefined;
  }
}

const exactNumbers = [
  {
    test: (value: unknown) => value instanceof ExactNumber,
    stringify: (value: unknown) => String(value),
  },
];

/** Writes JSON as JSON.stringify does, but numbers as they were read. */
export const writeExactJson = (value: unknown, space?: number): string =>
  stringify(value, undefined, space, exactNumbers) ?? 'null';

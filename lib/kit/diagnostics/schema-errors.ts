import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { getAt } from '../json/json-pointer';
import { pluralize } from '../text/pluralize';
import { describeValue, type FindingAt } from './diagnostic';

/** What a value must be, by the name of its type in a JSON Schema. */
const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** What a text must be, by the name of its format in a JSON Schema. */
const formats: Readonly<Record<string, string>> = {
  date: 'a day, such as 2027-03-02',
  'date-time': 'a date and time with an offset, such as 2027-03-02T09:30:00Z',
  email: 'an email address',
  uri: 'a URL that starts with https://',
};

/** Longer enumerations are on the page of their schema. */
const maxListedValues = 12;

function listValues(values: readonly unknown[]): string {
  const more = values.length - maxListedValues;
  const listed = values.slice(0, maxListedValues).join(', ');
  return `one of ${listed}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What a value must be, before the limit that the schema has at the keyword, and what the limit counts. */
const limits: Readonly<Record<string, readonly [text: string, noun?: string]>> = {
  minimum: ['at least'],
  maximum: ['at most'],
  exclusiveMinimum: ['more than'],
  exclusiveMaximum: ['less than'],
  multipleOf: ['a multiple of'],
  minLength: ['a text of at least', 'character'],
  maxLength: ['a text of at most', 'character'],
  minItems: ['a list of at least', 'item'],
  maxItems: ['a list of at most', 'item'],
  minProperties: ['an object with at least', 'field'],
  maxProperties: ['an object with at most', 'field'],
  pattern: ['a text with the pattern'],
};

const describeType = (type: unknown): string => types[String(type)] ?? String(type);

/**
 * What a value must be instead, in words, after "must be" or "expected".
 * @param keyword the keyword of JSON Schema that the value breaks
 * @param rule what the schema has at the keyword
 * @returns undefined for a keyword that says nothing in words
 */
export function describeRule(keyword: string, rule: unknown): string | undefined {
  if (rule === undefined) return undefined;
  if (keyword === 'type') return [rule].flat().map(describeType).join(' or ');
  if (keyword === 'format') return formats[String(rule)] ?? String(rule);
  if (keyword === 'enum' && Array.isArray(rule)) return listValues(rule);
  if (keyword === 'const') return JSON.stringify(rule);
  if (keyword === 'required') return `the field "${rule}"`;
  if (keyword === 'uniqueItems') return 'a list without duplicates';
  const [text, noun] = limits[keyword] ?? [];
  return text && `${text} ${noun === undefined ? rule : pluralize(Number(rule), noun)}`;
}

/** What a value must be instead, for an error of ajv. */
export function describeAjvError({ keyword, params }: ErrorObject): string {
  const { allowedValue, allowedValues, missingProperty, type, format, pattern, limit } = params;
  const rule =
    allowedValues ?? allowedValue ?? missingProperty ?? type ?? format ?? pattern ?? limit;
  return describeRule(keyword, rule ?? params.multipleOf ?? true) ?? 'what the schema allows';
}

/** What is wrong with a value, by the keyword that it breaks. */
const messages: Readonly<Record<string, string>> = {
  enum: 'This is not one of the values',
  const: 'This is another value',
  type: 'This is of another type',
  pattern: 'The text has another form',
  format: 'The text has another form',
};

/**
 * Converts an error of ajv. A missing field is a finding at the object that lacks it.
 * @param root the value that was validated
 */
export function findingOfAjvError(error: ErrorObject, root: unknown): FindingAt<string> {
  const { instancePath: at, keyword, params } = error;
  const value = getAt(root, at);
  const expected = describeAjvError(error);
  if (keyword === 'required') {
    const found = isRecord(value) ? Object.keys(value).join(', ') : '';
    const message = `The field "${params.missingProperty}" is missing`;
    return { at, message, found: found || 'nothing', expected };
  }
  const message = messages[keyword] ?? 'The value is out of bounds';
  return { at, message, found: describeValue(value), expected };
}

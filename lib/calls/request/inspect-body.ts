import type { SchemaObject } from '../../api/description/openapi-objects';
import {
  listProperties,
  resolveSchema,
  type SchemaSource,
} from '../../api/description/resolve-schema';
import { hasType, listValueTexts } from '../../api/description/schema-types';
import { describeValue, type Finding } from '../../kit/diagnostics/diagnostic';
import { describeRule } from '../../kit/diagnostics/schema-errors';
import { describeClosest, suggestName } from '../../kit/diagnostics/suggest-name';
import { parseJson } from '../../kit/files/parse-json';
import { isRecord } from '../../kit/json/is-record';
import { getAt, joinPointer } from '../../kit/json/json-pointer';
import { describeType, findBodySchemaAt, getChildSchema } from './body-schema';
import { createBodyChecker, type DraftFinding } from './check-draft';
import {
  createPointerMap,
  findMeantField,
  renameFields,
  type UnknownBodyField,
} from './meant-field';
import type { RequestDescription } from './request-description';

/** A problem at a JSON Pointer. */
export type BodyProblem = Finding &
  Pick<DraftFinding, 'at' | 'syntaxError'> & {
    /** Whether it is a text that is not one of the values of its enumeration. */
    isOtherValue?: true;
  };

export type BodyInspection = {
  /** The parsed body; undefined if the text is not JSON. */
  value: unknown;
  problems: BodyProblem[];
  unknownFields: UnknownBodyField[];
  /** The pointer of a value if its unknown fields had the names that were meant. */
  toMeant: (pointer: string) => string;
};

/** Lists the fields of a value that its schema doesn't have, each with the one that was probably meant. */
function listUnknownFields(
  value: unknown,
  schema: SchemaObject,
  source: SchemaSource,
  pointer = '',
): UnknownBodyField[] {
  if (Array.isArray(value)) {
    const isList = hasType(resolveSchema(schema, source), 'array');
    if (!isList) return [];
    return value.flatMap((item: unknown, index) => {
      const child = getChildSchema(schema, index, source);
      return child ? listUnknownFields(item, child, source, joinPointer(pointer, index)) : [];
    });
  }
  if (!isRecord(value)) return [];
  const { additionalProperties, propertyNames } = resolveSchema(schema, source);
  // The keys of a map can be those of an enumeration.
  const keys = propertyNames && listValueTexts(resolveSchema(propertyNames, source));
  const taken = new Set(Object.keys(value));
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = joinPointer(pointer, key);
    const child = keys && !keys.includes(key) ? undefined : getChildSchema(schema, key, source);
    if (child) return listUnknownFields(inner, child, source, path);
    const properties =
      keys?.map((name) => ({ name, schema: {}, required: false })) ??
      listProperties(schema, source);
    // The fields of an object without properties are not documented.
    if (properties.length === 0 || (!keys && additionalProperties)) return [];
    const unsent = properties.filter(({ name }) => !taken.has(name));
    const meant = findMeantField(key, inner, unsent, source);
    if (meant.similar !== undefined) taken.add(meant.similar);
    return [{ path, ...meant }];
  });
}

/** A value with the fields that were meant instead of those that its schema doesn't have. */
export const toMeantValue = (value: unknown, schema: SchemaObject, source: SchemaSource): unknown =>
  renameFields(value, listUnknownFields(value, schema, source));

/** Longer lists of values are left to their page if a similar one is known. */
const maxListed = 8;

/** How many letters can be missing at the end of a value. */
const maxEnding = 3;

/** So many similar values are named. */
const maxSimilar = 12;

/** Whether a text is in a value, also with one other letter: `CANCELED` is in `PATIENT_CANCELLED_REQUEST`. */
const isWithin = (text: string, value: string): boolean =>
  value.includes(text) ||
  (text.length > 5 && value.split('_').some((word) => suggestName(text, [word], 1) !== undefined));

/** The values of an enumeration that a text can mean: those that start with it, are in it, or have it; otherwise, a similar one. */
function suggestValues(found: string, values: readonly string[]): string[] {
  const text = found.toUpperCase();
  const byLength = (one: string, other: string) => one.length - other.length;
  const [starting] = values
    .filter((value) => value.startsWith(text) && value.length - text.length <= maxEnding)
    .sort(byLength);
  if (text.length > 2 && starting !== undefined) return [starting];
  const inner = values.filter((value) => text.includes(value.toUpperCase())).sort(byLength);
  if (inner.length > 0) return inner.slice(-1);
  const outer = text.length > 2 ? values.filter((value) => isWithin(text, value)) : [];
  if (outer.length > 0 && outer.length <= maxSimilar) return outer;
  const similar = suggestName(found, values);
  return similar === undefined ? [] : [similar];
}

/** The key of a map, whose keys are documented. */
export const otherNameMessage = 'This is not one of the documented names.';

/** What a value should be, in words. */
function describeExpected(
  found: unknown,
  schema: SchemaObject | undefined,
  source: SchemaSource,
): string {
  const { enum: values, items, minimum, maximum, pattern } = schema ?? {};
  const describeItems = (item: SchemaObject): string => {
    const resolved = resolveSchema(item, source);
    return describeRule('enum', resolved.enum) ?? `items of the type ${describeType(resolved)}`;
  };
  const texts = values?.filter((value) => typeof value === 'string') ?? [];
  const similar = typeof found === 'string' ? suggestValues(found, texts) : [];
  // The list of all values would hide them.
  if (similar.length > 0 && texts.length > maxListed)
    return `${similar.join(similar.length > 2 ? ', ' : ' or ')}, the closest of ${texts.length} documented values`;
  const expected = [
    describeRule('enum', values) ??
      (items ? `list of ${describeItems(items)}` : describeType(schema)),
    describeRule('minimum', minimum),
    describeRule('maximum', maximum),
    describeRule('pattern', pattern),
  ]
    .filter(Boolean)
    .join(', ');
  return expected + describeClosest(similar.join(' or ') || undefined);
}

/**
 * Creates a function that checks the JSON text of a body with the validation of the request panel. What was received has
 * no misspelled fields, only new ones.
 */
export function createBodyInspector(
  body: NonNullable<RequestDescription['body']>,
  source: SchemaSource,
): (text: string, isReceived?: boolean) => BodyInspection {
  const check = createBodyChecker({ body, components: source.components });
  const schema = resolveSchema(body.schema, source);
  const listProblems = (
    text: string,
    value: unknown,
    unknown: readonly UnknownBodyField[],
  ): BodyProblem[] =>
    check(text).flatMap(({ at, message, syntaxError }): BodyProblem | BodyProblem[] => {
      if (value === undefined)
        return { at, message, syntaxError, found: describeValue(text), expected: 'JSON' };
      const [, name] = /^Property name "(.*)" does not match/.exec(message) ?? [];
      if (name !== undefined) {
        const path = joinPointer(at, name);
        const { similar } = unknown.find((field) => field.path === path) ?? {};
        const { propertyNames } = findBodySchemaAt(schema, at, source) ?? {};
        const names = propertyNames && listValueTexts(resolveSchema(propertyNames, source));
        return {
          ...{ at: path, message: otherNameMessage, found: name },
          expected: similar ?? describeRule('enum', names) ?? 'a documented name',
        };
      }
      // The rule for names is reported a second time, for the name as a value.
      if (unknown.some(({ path }) => path === at)) return [];
      const found = getAt(value, at);
      const expectedSchema = findBodySchemaAt(schema, at, source);
      const isOtherValue =
        typeof found === 'string' && expectedSchema?.enum && !expectedSchema.enum.includes(found);
      return {
        at,
        message: isOtherValue ? 'This is not one of the documented values.' : message,
        syntaxError,
        found: describeValue(found),
        expected: describeExpected(found, expectedSchema, source),
        ...(isOtherValue && { isOtherValue }),
      };
    });
  return (text, isReceived = false) => {
    const value = parseJson(text);
    const unknown = listUnknownFields(value, schema, source);
    const unknownFields = isReceived ? unknown.map(({ path }) => ({ path })) : unknown;
    // A misspelled field has the value of the one that was meant, which is then not missing.
    const meant = renameFields(value, unknownFields);
    const { toMeant, toSent } = createPointerMap(unknownFields);
    const problems = listProblems(meant === value ? text : JSON.stringify(meant), meant, unknown);
    return {
      value,
      problems: problems.map((problem) => ({ ...problem, at: toSent(problem.at) })),
      unknownFields,
      toMeant,
    };
  };
}

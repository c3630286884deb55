import type { SchemaObject } from '../../api/description/openapi-objects';
import {
  listProperties,
  resolveSchema,
  type SchemaSource,
} from '../../api/description/resolve-schema';
import { hasType } from '../../api/description/schema-types';
import { describeValue, type Finding } from '../../kit/diagnostics/diagnostic';
import { describeRule } from '../../kit/diagnostics/schema-errors';
import { describeClosest, suggestName } from '../../kit/diagnostics/suggest-name';
import { parseJson } from '../../kit/files/parse-json';
import { isRecord } from '../../kit/json/is-record';
import { getAt, joinPointer } from '../../kit/json/json-pointer';
import { describeType, findBodySchemaAt, getChildSchema } from './body-schema';
import { createBodyChecker, type DraftFinding } from './check-draft';
import type { RequestDescription } from './request-description';

/** A field that the description does not have. The receiver may ignore it; usually it is a typo. */
export type UnknownBodyField = { path: string; similar?: string };

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
};

function listUnknownFields(
  value: unknown,
  schema: SchemaObject,
  source: SchemaSource,
  pointer = '',
): UnknownBodyField[] {
  const visit = (key: string | number, inner: unknown): UnknownBodyField[] => {
    const path = joinPointer(pointer, key);
    const child = getChildSchema(schema, key, source);
    if (child) return listUnknownFields(inner, child, source, path);
    const { additionalProperties, propertyNames } = resolveSchema(schema, source);
    const names = listProperties(schema, source).map(({ name }) => name);
    // The fields of an object without properties are not documented.
    if (names.length === 0 || additionalProperties || propertyNames) return [];
    // Names of fields often share a word, which makes them no more similar.
    const maxDistance = Math.max(2, Math.floor(String(key).length / 4));
    const similar = suggestName(String(key), names, maxDistance);
    return [{ path, ...(similar !== undefined && { similar }) }];
  };
  if (Array.isArray(value)) {
    const isList = hasType(resolveSchema(schema, source), 'array');
    return isList ? value.flatMap((item, index) => visit(index, item)) : [];
  }
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => visit(key, inner)) : [];
}

/** The value of an enumeration that a text means: one that has it, or is in it, or is similar. */
function suggestValue(found: string, values: readonly string[]): string | undefined {
  const text = found.toUpperCase();
  const related = values.filter(
    (value) => text.length > 2 && (text.includes(value.toUpperCase()) || value.includes(text)),
  );
  return related.sort((a, b) => b.length - a.length)[0] ?? suggestName(found, values);
}

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
  const closest = typeof found === 'string' ? suggestValue(found, texts) : undefined;
  const expected = [
    describeRule('enum', values) ??
      (items ? `list of ${describeItems(items)}` : describeType(schema)),
    describeRule('minimum', minimum),
    describeRule('maximum', maximum),
    describeRule('pattern', pattern),
  ]
    .filter(Boolean)
    .join(', ');
  return expected + describeClosest(closest);
}

/** Creates a function that checks the JSON text of a body with the validation of the request panel. */
export function createBodyInspector(
  body: NonNullable<RequestDescription['body']>,
  source: SchemaSource,
): (text: string) => BodyInspection {
  const check = createBodyChecker({ body, components: source.components });
  const schema = resolveSchema(body.schema, source);
  return (text) => {
    const value = parseJson(text);
    const problems = check(text).map(({ at, message, syntaxError }): BodyProblem => {
      if (value === undefined)
        return { at, message, syntaxError, found: describeValue(text), expected: 'JSON' };
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
    return { value, problems, unknownFields: listUnknownFields(value, schema, source) };
  };
}

import * as fc from 'fast-check';
import { listDocumentedValues } from '../../../lib/api/description/documented-values';
import type { OpenApiDocument } from '../../../lib/api/description/openapi-document';
import type { SchemaObject } from '../../../lib/api/description/openapi-objects';
import {
  listProperties,
  refName,
  resolveSchema,
} from '../../../lib/api/description/resolve-schema';
import { type KnownValues, normalizeFieldName } from './known-values';

type ValueArbitrary = fc.Arbitrary<unknown>;

/** Generates values that match a schema. `field` is the name of the field or parameter. */
export type ValueGenerator = (schema: SchemaObject, field: string) => ValueArbitrary;

/** Objects at this depth only have their required fields. */
const maxDepth = 4;

const dates = fc.oneof(
  fc.date({
    min: new Date('2026-06-01T00:00:00Z'),
    max: new Date('2028-06-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  }),
);

/** Timestamps that RFC 3339 allows but that parsers often do not support. */
const unusualTimestamps = fc.constantFrom(
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2027-03-02t09:30:00z',
  '2027-03-02 09:30:00Z',
  '2027-03-02T09:30:00+23:59',
  '2027-03-02T09:30:00.5-11:00',
);

/** Strings of any Unicode characters. The equivalent of fast-check is slow to initialize. */
export const unicodeStrings: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 12 })
  .map((points) =>
    String.fromCodePoint(...points.filter((point) => point < 0xd800 || point > 0xdfff)),
  );

const strings = fc.oneof(
  { weight: 5, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 2, arbitrary: unicodeStrings },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '%',
      '\\',
      '[(*+?',
      '__proto__',
      'constructor',
      '<b>&amp;"\'',
      '\ud800',
      '\u0000',
      '👩🏽‍⚕️ عربى',
      '=1+1',
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1000, max: 9000 }).map((size) => 'x'.repeat(size)) },
);

const formattedStrings: Record<string, fc.Arbitrary<string>> = {
  date: fc.oneof(
    { weight: 6, arbitrary: dates.map((date) => date.toISOString().slice(0, 10)) },
    { weight: 1, arbitrary: fc.constantFrom('0000-01-01', '9999-12-31', '2028-02-29') },
  ),
  'date-time': fc.oneof(
    { weight: 6, arbitrary: dates.map((date) => date.toISOString()) },
    { weight: 1, arbitrary: unusualTimestamps },
  ),
  email: fc.oneof(
    fc.integer({ min: 1, max: 60 }).map((number) => `reader.${number}@example.com`),
    fc.constantFrom('DANA@EXAMPLE.COM', "o'hara+%_@example.com"),
  ),
  uri: fc.constantFrom('https://example.com/', 'mailto:dana@example.com', 'x:y'),
  pattern: fc.constantFrom('EN', 'PT', 'XX', 'EUR', 'YUE', 'ZZZ'),
};

const integers = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 200 }) },
  { weight: 2, arbitrary: fc.integer() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-1, 0, 1e15, Number.MAX_SAFE_INTEGER, 9.3e18, -9.3e18, 1e300),
  },
);

const numbers = fc.oneof(
  { weight: 2, arbitrary: integers },
  {
    weight: 2,
    arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true, min: -500, max: 500 }),
  },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** Generates objects with the required fields and some of the others, or only the required ones if `isDeep` is set. */
function generateObject(
  fields: Map<string, ValueArbitrary>,
  required: string[],
  isDeep: boolean,
): ValueArbitrary {
  const names = [...fields.keys()];
  const pick = (optional: readonly string[]): ValueArbitrary =>
    fc.record(
      Object.fromEntries(
        [...new Set([...required, ...optional])].map((name) => [
          name,
          fields.get(name) ?? fc.anything(),
        ]),
      ),
    );
  if (isDeep) return pick([]);
  return fc.oneof(
    { weight: 1, arbitrary: pick([]) },
    {
      weight: 8,
      arbitrary: fc.subarray(names, { maxLength: Math.min(7, names.length) }).chain(pick),
    },
    { weight: names.length > 30 ? 0 : 1, arbitrary: pick(names) },
  );
}

/**
 * Creates a generator of values for the schemas of a document.
 * @param known existing values, which are mostly used for fields with their name
 */
export function createValueGenerator(
  document: OpenApiDocument,
  known: KnownValues,
): ValueGenerator {
  const objectArbitraries = new Map<string, ValueArbitrary>();

  function generatePrimitive(schema: SchemaObject, field: string): ValueArbitrary {
    const values = known.get(normalizeFieldName(field)) ?? [];
    const anyValue = generateAnyPrimitive(schema);
    const isOfType = (value: unknown) =>
      schema.type === 'string' ? typeof value === 'string' : typeof value === 'number';
    const knownValues = schema.enum || schema.type === 'boolean' ? [] : values.filter(isOfType);
    if (knownValues.length === 0) return anyValue;
    return fc.oneof(
      { weight: 7, arbitrary: fc.constantFrom(...knownValues) },
      { weight: 1, arbitrary: anyValue },
    );
  }

  function generateAnyPrimitive({
    type,
    enum: values,
    format,
    pattern,
    minimum,
    maximum,
  }: SchemaObject): ValueArbitrary {
    if (values) return fc.constantFrom(...values);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') {
      if (minimum !== undefined || maximum !== undefined) {
        return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1000 });
      }
      return type === 'integer' ? integers : numbers;
    }
    if (type === 'string') {
      if (pattern) {
        const expression = new RegExp(pattern);
        return formattedStrings.pattern?.filter((text) => expression.test(text)) ?? strings;
      }
      return formattedStrings[format ?? ''] ?? strings;
    }
    return fc.jsonValue({ maxDepth: 2 });
  }

  function generate(schema: SchemaObject, field: string, depth: number): ValueArbitrary {
    const resolved = resolveSchema(schema, document);
    if (resolved.type === 'array') {
      const items = generate(resolved.items ?? {}, field, depth);
      return fc.array(items, { maxLength: depth > 2 ? 1 : 3 });
    }
    const { additionalProperties, propertyNames } = resolved;
    if (typeof additionalProperties === 'object' && propertyNames) {
      const names = listDocumentedValues(resolveSchema(propertyNames, document));
      return generateObject(
        new Map(names.map((name) => [name, generatePrimitive(additionalProperties, name)])),
        [],
        false,
      );
    }
    const properties = listProperties(schema, document);
    if (properties.length === 0) return generatePrimitive(resolved, field);
    const key = `${refName(schema) ?? field} ${depth}`;
    const cached = objectArbitraries.get(key);
    if (cached) return cached;
    const isDeep = depth >= maxDepth;
    const requiredProperties = properties.filter(({ required }) => required);
    const arbitrary = generateObject(
      new Map(
        (isDeep ? requiredProperties : properties).map(({ name, schema: inner }) => [
          name,
          generate(inner, name, depth + 1),
        ]),
      ),
      requiredProperties.map(({ name }) => name),
      isDeep,
    );
    objectArbitraries.set(key, arbitrary);
    return arbitrary;
  }

  return (schema, field) => generate(schema, field, 0);
}

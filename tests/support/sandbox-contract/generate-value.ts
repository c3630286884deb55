import * as fc from 'fast-check';
import type { OpenApiDocument } from '../../../lib/openapi/openapi-document';
import { refName, type SchemaObject } from '../../../lib/openapi/openapi-objects';
import { listProperties, resolveSchema } from '../../../lib/openapi/schema-fields';
import { type KnownValues, normalizeFieldName } from './known-values';

type Value = fc.Arbitrary<unknown>;

/** Makes values that fit a schema. `field` is the name of what will hold them. */
export type ValueGenerator = (schema: SchemaObject, field: string) => Value;

/** Objects deeper than this stay empty where they may. */
const deepest = 4;

const days = fc.oneof(
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

/** Everything that RFC 3339 allows and that code is not always made for. */
const rareMoments = fc.constantFrom(
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2027-03-02t09:30:00z',
  '2027-03-02 09:30:00Z',
  '2027-03-02T09:30:00+23:59',
  '2027-03-02T09:30:00.5-11:00',
);

/** Texts of any characters. Those of fast-check itself are slow to prepare. */
export const unicodeStrings: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 12 })
  .map((points) =>
    String.fromCodePoint(...points.filter((point) => point < 0xd800 || point > 0xdfff)),
  );

const texts = fc.oneof(
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

const textsOf: Record<string, fc.Arbitrary<string>> = {
  date: fc.oneof(
    { weight: 6, arbitrary: days.map((day) => day.toISOString().slice(0, 10)) },
    { weight: 1, arbitrary: fc.constantFrom('0000-01-01', '9999-12-31', '2028-02-29') },
  ),
  'date-time': fc.oneof(
    { weight: 6, arbitrary: days.map((day) => day.toISOString()) },
    { weight: 1, arbitrary: rareMoments },
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

/** Some of the fields of an object, from none to all. */
function someOf(fields: Map<string, Value>, required: string[], isDeep: boolean): Value {
  const names = [...fields.keys()];
  const pick = (wanted: readonly string[]): Value =>
    fc.record(
      Object.fromEntries(
        [...new Set([...required, ...wanted])].map((name) => [
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

/** A maker of values of the document's schemas, with what the world knows where a field is named after it. */
export function createValueGenerator(
  document: OpenApiDocument,
  known: KnownValues,
): ValueGenerator {
  const made = new Map<string, Value>();

  function makePlain(schema: SchemaObject, field: string): Value {
    const values = known.get(normalizeFieldName(field)) ?? [];
    const any = makeAny(schema);
    const isOfType = (value: unknown) =>
      schema.type === 'string' ? typeof value === 'string' : typeof value === 'number';
    const fitting = schema.enum || schema.type === 'boolean' ? [] : values.filter(isOfType);
    if (fitting.length === 0) return any;
    return fc.oneof(
      { weight: 7, arbitrary: fc.constantFrom(...fitting) },
      { weight: 1, arbitrary: any },
    );
  }

  function makeAny({ type, enum: values, format, pattern, minimum, maximum }: SchemaObject): Value {
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
        const form = new RegExp(pattern);
        return textsOf.pattern?.filter((text) => form.test(text)) ?? texts;
      }
      return textsOf[format ?? ''] ?? texts;
    }
    return fc.jsonValue({ maxDepth: 2 });
  }

  function make(schema: SchemaObject, field: string, depth: number): Value {
    const resolved = resolveSchema(schema, document);
    if (resolved.type === 'array') {
      const items = make(resolved.items ?? {}, field, depth);
      return fc.array(items, { maxLength: depth > 2 ? 1 : 3 });
    }
    const { additionalProperties: extra, propertyNames: keys } = resolved;
    if (typeof extra === 'object' && keys) {
      const names = resolveSchema(keys, document).enum ?? [];
      return someOf(new Map(names.map((name) => [name, makePlain(extra, name)])), [], false);
    }
    const properties = listProperties(schema, document);
    if (properties.length === 0) return makePlain(resolved, field);
    const key = `${refName(schema) ?? field} ${depth}`;
    const before = made.get(key);
    if (before) return before;
    const isDeep = depth >= deepest;
    const needed = isDeep ? properties.filter(({ required }) => required) : properties;
    const value = someOf(
      new Map(needed.map(({ name, schema: inner }) => [name, make(inner, name, depth + 1)])),
      properties.filter(({ required }) => required).map(({ name }) => name),
      isDeep,
    );
    made.set(key, value);
    return value;
  }

  return (schema, field) => make(schema, field, 0);
}

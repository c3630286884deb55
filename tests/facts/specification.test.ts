import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleOpenApi } from '../../lib/api/description/bundle-openapi';
import { listDocumentedValues } from '../../lib/api/description/documented-values';
import {
  type OpenApiDocument,
  parseOpenApiDocument,
} from '../../lib/api/description/openapi-document';
import type { SchemaObject } from '../../lib/api/description/openapi-objects';
import { listOperations, type Operation } from '../../lib/api/description/operations';
import { listProperties, resolveSchema } from '../../lib/api/description/resolve-schema';
import { getSite } from '../../lib/site/site-settings';
import { readDefault } from './specification-text';
import { readCalls, readSystemParameters } from './specified-calls';
import { readGrants, readSchemas } from './specified-schemas';

/**
 * Compares the OpenAPI document with the texts of the specification. The document may have more operations,
 * parameters, schemas, fields, and values than they name, which must be in the same order in both.
 */
type FieldFact = { schema: string; field: string };
type RangeFact = FieldFact & { minimum: number; maximum: number };

const calls = readCalls();
const { entities, enumerations } = readSchemas();
const parameters = readSystemParameters();
const sentences: {
  requiredParameters: Array<{ operation: string; parameter: string }>;
  privilegedFields: FieldFact[];
  carrierOperations: string[];
  ranges: RangeFact[];
  defaults: Array<FieldFact & { default: unknown }>;
} = parse(readFileSync('tests/facts/sentences.yaml', 'utf8'));

const fields = entities.flatMap(({ schema, fields: listed }) =>
  listed.map(({ name, note }) => ({ schema, field: name, note })),
);

let document: OpenApiDocument;
let operations: Operation[];
beforeAll(async () => {
  document = parseOpenApiDocument(await bundleOpenApi(getSite()));
  operations = listOperations(document);
});

const getSchema = (name: string): SchemaObject => {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema named ${name}`);
  return schema;
};

/** Returns the properties that a schema defines itself, without those of the schemas that it references. */
const getOwnProperties = (schema: SchemaObject): Record<string, SchemaObject> =>
  Object.assign({}, schema.properties, ...(schema.allOf ?? []).map((part) => part.properties));

/** Returns a field of an entity, whether it defines the field itself or by composition. */
function getField({ schema, field }: FieldFact): SchemaObject {
  const property = listProperties(getSchema(schema), document).find(({ name }) => name === field);
  if (!property) throw new Error(`The schema ${schema} has no field named ${field}`);
  return resolveSchema(property.schema, document);
}

const toKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const specified = new Set(calls.map(toKey));

function getOperation(key: string): Operation {
  const operation = operations.find((candidate) => toKey(candidate) === key);
  if (!operation) throw new Error(`The document has no operation ${key}`);
  return operation;
}

/** Expects all specified names, in their order, among those of the document. */
function expectAmong(names: string[], expected: string[]) {
  expect(names.filter((name) => expected.includes(name))).toEqual(expected);
}

it('the texts have as many facts as when they were written', () => {
  expect({
    calls: calls.length,
    parameters: calls.flatMap(({ query }) => query).length,
    entities: entities.length,
    fields: fields.length,
    enumerations: enumerations.length,
    values: enumerations.flatMap(({ values }) => values).length,
    systemParameters: parameters.length,
  }).toEqual({
    calls: 42,
    parameters: 40,
    entities: 45,
    fields: 592,
    enumerations: 58,
    values: 413,
    systemParameters: 57,
  });
});

describe('the operations', () => {
  it('have unique methods and paths', () => {
    expect(operations).toHaveLength(new Set(operations.map(toKey)).size);
  });

  it.each(calls)(
    '$method $path has the specified token, parameters, body, and responses',
    (call) => {
      const { source } = getOperation(toKey(call));
      const schemes = source.security.map((scheme) => ('XToken' in scheme ? 'token' : 'none'));
      const expectedSchemes = { required: ['token'], optional: ['none', 'token'], none: [] };
      expect(schemes).toEqual(expectedSchemes[call.token]);

      const query = source.parameters.filter((parameter) => parameter.in === 'query');
      const names = call.query.map(({ name }) => name);
      expectAmong(
        query.map(({ name }) => name),
        names,
      );
      for (const parameter of query) {
        const note = call.query.find(({ name }) => name === parameter.name)?.note ?? '';
        const required =
          /\brequired\b/.test(note) ||
          sentences.requiredParameters.some(
            (fact) => fact.operation === toKey(call) && fact.parameter === parameter.name,
          );
        expect(parameter.required, `${parameter.name} required`).toBe(required);
        const schema = resolveSchema(parameter.schema, document);
        const [type] = /^(?:integer|boolean)\b/.exec(note) ?? [];
        if (type) expect(schema.type).toBe(type);
        const value = readDefault(note);
        if (value !== undefined) expect(schema.default).toBe(value);
      }
      const inPath = source.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(call.path.match(/\{\w+\}/g) ?? []);

      if (call.hasBody) expect(source.requestBody).toBeDefined();
      if (call.hasAnswer) expect(Object.keys(source.responses)).toContain('200');
      expect(source.responses).toHaveProperty('405');
      expect(Object.keys(source.responses)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^20[04]$/)]),
      );
    },
  );

  it('are limited to insurance carrier users only if the specification says so', () => {
    const limited = operations
      .filter(({ source }) => source['x-visible-to']?.includes('Insurance carrier users'))
      .map(toKey)
      .filter((key) => specified.has(key));
    expect(limited.sort()).toEqual(sentences.carrierOperations.sort());
  });

  it('return 403 for a wrong company id if they are about policies', () => {
    const aboutPolicies = calls.filter(({ path }) => path.startsWith('/policies')).map(toKey);
    expect(aboutPolicies).not.toEqual([]);
    expect(aboutPolicies.filter((key) => !getOperation(key).source.responses['403'])).toEqual([]);
  });
});

describe('the enumerations', () => {
  // The text says that there is a list of sub-specialties, but not a value.
  const subSpecialty = { name: 'SubSpecialty', values: [], open: true, default: undefined };

  it.each([...enumerations, readGrants(), subSpecialty])(
    '$name has the values of the specification, in order',
    (fact) => {
      const schema = getSchema(fact.name);
      expect(schema['x-open-list'] ?? false).toBe(fact.open);
      if (fact.open) {
        expect(schema.enum).toBeUndefined();
        expectAmong((schema.examples ?? []).map(String), fact.values);
      } else {
        expectAmong(listDocumentedValues(schema), fact.values);
      }
      expect(schema.default).toBe(fact.default);
    },
  );

  it('include the days of the week as the fields of the availability', () => {
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    expectAmong(Object.keys(getSchema('ProfilesAvailability').properties ?? {}), days);
  });

  it('describe only values that exist', () => {
    const unknown = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      Object.keys({ ...schema['x-enum-descriptions'], ...schema['x-enum-interpretations'] })
        .filter((value) => !(schema.enum ?? schema.examples)?.includes(value))
        .map((value) => `${name}.${value}`),
    );
    expect(unknown).toEqual([]);
  });

  it('use the standard codes of countries, languages, currencies, and regions', () => {
    const codes = (name: string) => Object.keys(getSchema(name)['x-known-values'] ?? {});
    expect(codes('Country')).toContain('XK');
    expect(Math.abs(codes('Country').length - 250)).toBeLessThan(5);
    expect(codes('Language')).toEqual(expect.arrayContaining(['EN', 'HE', 'YUE']));
    expect(codes('Currency')).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP']));
    expect(codes('Currency').length).toBeGreaterThan(150);
    expect([...new Set(codes('Region').map((code) => code.split('_')[0]))].sort()).toEqual(
      ['US', 'DE', 'CA', 'IN', 'AU', 'CH', 'BR'].sort(),
    );
    for (const name of ['Country', 'Language', 'Currency']) {
      const pattern = new RegExp(getSchema(name).pattern ?? '(?!)');
      expect(codes(name).filter((code) => !pattern.test(code))).toEqual([]);
    }
  });
});

/** Types that notes of fields state. */
const typesOfNotes: Array<[note: RegExp, type: string]> = [
  [/^list\b/, 'array'],
  [/^ids$/, 'array'],
  [/^map\b/, 'object'],
  [/^boolean$/, 'boolean'],
  [/^int\b/, 'integer'],
  [/^double$/, 'number'],
  [/^date-time$/, 'string'],
];

describe('the entities', () => {
  it.each(entities)('$schema has the fields of the specification', (entity) => {
    const schema = getSchema(entity.schema);
    // The specification lists all fields of the insurer state response, but only the additional ones of others.
    const known =
      entity.schema === 'InsurerState'
        ? listProperties(schema, document).map(({ name }) => name)
        : Object.keys(getOwnProperties(schema));
    // The schema of the webhook inherits `invoices`, which is a field of every appointment in a response.
    const expected = entity.fields
      .map(({ name }) => name)
      .filter((name) => entity.schema !== 'AppointmentHook' || name !== 'invoices');
    expectAmong(known, expected);
    expect(schema.required ?? []).toEqual(entity.required);
  });

  const isIn = (pattern: RegExp) => fields.filter(({ note }) => pattern.test(note));

  it.each(isIn(/^GET only$/))('$schema $field is read only', (fact) => {
    expect(getField(fact).readOnly).toBe(true);
  });
  it.each(isIn(/^POST only$/))('$schema $field is write only', (fact) => {
    expect(getField(fact).writeOnly).toBe(true);
  });
  it.each(isIn(/^blank unless/))('$schema $field says to whom it is visible', (fact) => {
    expect(getField(fact)['x-visible-to']?.[0]).toMatch(/approved appointment/);
  });
  it.each(sentences.privilegedFields)(
    '$schema $field is visible only to privileged callers',
    (fact) => {
      expect(getField(fact)['x-visible-to']).toEqual(['Privileged callers']);
    },
  );

  const types = fields.flatMap((fact) =>
    typesOfNotes.filter(([note]) => note.test(fact.note)).map(([, type]) => ({ ...fact, type })),
  );
  it.each(types)('$schema $field is of the type $type', (fact) => {
    expect(getField(fact).type).toBe(fact.type);
  });

  const ranges: RangeFact[] = fields.flatMap((fact) => {
    const [, minimum, maximum] = /^(-?\d+)(?:-| to )(\d+)\b/.exec(fact.note) ?? [];
    return maximum ? [{ ...fact, minimum: Number(minimum), maximum: Number(maximum) }] : [];
  });
  it.each([...ranges, ...sentences.ranges])(
    '$schema $field is between $minimum and $maximum',
    (fact) => {
      const { minimum, maximum } = getField(fact);
      expect({ minimum, maximum }).toEqual({ minimum: fact.minimum, maximum: fact.maximum });
    },
  );

  const defaults = fields.flatMap((fact) => {
    const value = readDefault(fact.note);
    return value === undefined ? [] : [{ ...fact, default: value }];
  });
  it.each([...defaults, ...sentences.defaults])('$schema $field is $default by default', (fact) => {
    expect(getField(fact).default).toBe(fact.default);
  });

  it('have as many stated types, ranges, and defaults as when they were written', () => {
    expect([types.length, ranges.length, defaults.length]).toEqual([13, 3, 3]);
  });
});

describe('the system parameters', () => {
  it('are in the order of the specification, each with its unit and its example', () => {
    const properties = getSchema('SystemParameters').properties ?? {};
    expectAmong(
      Object.keys(properties),
      parameters.map(({ name }) => name),
    );
    for (const { name, value, unit } of parameters) {
      const { examples = [], description = '' } = properties[name] ?? {};
      expect(examples, name).toEqual(value === null ? [] : [value]);
      if (['seconds', 'minutes', 'meters', 'characters'].includes(unit)) {
        expect(description, name).toContain(`in ${unit}`);
      }
    }
  });
});

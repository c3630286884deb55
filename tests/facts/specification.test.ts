import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleOpenApi } from '../../lib/api/description/bundle-openapi';
import {
  type OpenApiDocument,
  parseOpenApiDocument,
} from '../../lib/api/description/openapi-document';
import type { SchemaObject } from '../../lib/api/description/openapi-objects';
import { listOperations, type Operation } from '../../lib/api/description/operations';
import { listProperties, resolveSchema } from '../../lib/api/description/resolve-schema';
import { getSite } from '../../lib/site/site-settings';

/**
 * Compares the OpenAPI document with the specification. The facts in the YAML files of this folder were taken from the
 * text of the specification only, before the document was written.
 */
const read = (name: string) => parse(readFileSync(`tests/facts/${name}.yaml`, 'utf8'));

type OperationFact = {
  method: string;
  path: string;
  token: 'required' | 'optional' | 'none';
  query: Array<{ name: string; required?: boolean; type?: string; default?: unknown }>;
  body: string | null;
  response: string | null;
};
type FieldFact = { entity: string; field: string };

const operationFacts: OperationFact[] = read('operations');
const enumerations: Record<string, { values: string[]; open?: boolean; default?: string }> =
  read('enumerations');
const entities: Record<string, { fields: string[]; required?: string[] }> = read('entities');
const defaults: Array<
  Partial<FieldFact> & { operation?: string; parameter?: string; default: unknown }
> = read('defaults');
const parameters: Array<{ name: string; value: number | null; unit: string }> =
  read('system-parameters');
const roles: {
  privilegedAppointmentFields: string[];
  fieldsBlankBeforeAppointment: FieldFact[];
  carrierOperations: Array<{ method: string; path: string }>;
  readOnly: FieldFact[];
  writeOnly: FieldFact[];
  ranges: Array<FieldFact & { minimum: number; maximum: number }>;
} = read('roles');

/** Names of schemas by the names of their enumerations in the specification, if the two differ. */
const schemaOfEnumeration: Record<string, string> = {
  whatsAppPreference: 'ContactPreference',
  smsPreference: 'ContactPreference',
  emailPreference: 'ContactPreference',
  locationAvailabilityStatus: 'ChunkStatus',
  overrideStatus: 'ChunkStatus',
  hmoEnum: 'Hmo',
  policyStatus: 'ActiveStatus',
  personStatus: 'ActiveStatus',
  fileTypeEnum: 'FileType',
  excessRecipient: 'PaymentSource',
  visitSummaryRequiredEnum: 'VisitSummaryRequirement',
  insurerPackageStrings: 'InsurerMessageName',
  insurerPackagePreferences: 'InsurerPreference',
  requiresAccommodationAddress: 'AddressRequirement',
  requiresHomeAddress: 'AddressRequirement',
  errorMessage: 'DeliveryFailure',
  userType: 'MessageUserType',
};

/** Names of schemas by the names of their entities in the specification, if the two differ. */
const schemaOfEntity: Record<string, string> = {
  appointmentShared: 'AppointmentBase',
  appointmentAnswer: 'AppointmentAnswerFields',
  insurerStateResponse: 'InsurerState',
  webHookPayload: 'AppointmentHook',
};

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

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
const getEntitySchema = (entity: string) => getSchema(schemaOfEntity[entity] ?? capitalize(entity));

/** Returns the properties that a schema defines itself, without those of the schemas that it references. */
const getOwnProperties = (schema: SchemaObject): Record<string, SchemaObject> =>
  Object.assign({}, schema.properties, ...(schema.allOf ?? []).map((part) => part.properties));

/** Returns a field of an entity, whether it defines the field itself or by composition. */
function getField({ entity, field }: FieldFact): SchemaObject {
  const find = (schema: SchemaObject): SchemaObject | undefined =>
    schema.properties?.[field] ??
    (schema.allOf ?? []).map((part) => find(resolveSchema(part, document))).find((s) => s);
  const property = find(getEntitySchema(entity));
  if (!property) throw new Error(`The entity ${entity} has no field named ${field}`);
  return resolveSchema(property, document);
}

const toKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

function getOperation(method: string, path: string): Operation {
  const operation = operations.find((candidate) => toKey(candidate) === toKey({ method, path }));
  if (!operation) throw new Error(`The document has no operation ${method} ${path}`);
  return operation;
}

/** Returns the methods and paths in the table of the specification (portal.txt, section 7). */
function listSpecifiedCalls(): string[] {
  const text = readFileSync('tests/facts/specification/portal.txt', 'utf8');
  return [...text.matchAll(/^\| ([A-Z]+(?:, [A-Z]+)*) \| (\/[^|]+) \|/gm)].flatMap(
    ([, methods = '', paths = '']) => {
      const [first = '', ...others] = paths.split(' and ');
      const folder = first.slice(0, first.lastIndexOf('/'));
      // A second path is complete (`/appointments/suggest-offline`) or only a last segment (`/next-visit-client`).
      const all = [first, ...others.map((path) => (/\/.+\//.test(path) ? path : folder + path))];
      return methods
        .toLowerCase()
        .split(', ')
        .flatMap((method) => all.map((path) => toKey({ method, path })));
    },
  );
}

describe('the operations', () => {
  it('of the facts are those of the specification', () => {
    expect(operationFacts.map(toKey).sort()).toEqual(listSpecifiedCalls().sort());
  });

  it('include every operation of the specification', () => {
    expect(operations.map(toKey)).toEqual(expect.arrayContaining(operationFacts.map(toKey)));
  });

  it('have unique methods and paths', () => {
    expect(operations).toHaveLength(new Set(operations.map(toKey)).size);
  });

  it.each(operationFacts)(
    '$method $path has the specified token, parameters, body, and responses',
    (fact) => {
      const { source } = getOperation(fact.method, fact.path);
      const schemes = source.security.map((scheme) => ('XToken' in scheme ? 'token' : 'none'));
      const expectedSchemes = { required: ['token'], optional: ['none', 'token'], none: [] };
      expect(schemes).toEqual(expectedSchemes[fact.token]);

      const query = source.parameters.filter((parameter) => parameter.in === 'query');
      expect(query.map(({ name }) => name)).toEqual(fact.query.map(({ name }) => name));
      for (const expected of fact.query) {
        const parameter = query.find(({ name }) => name === expected.name);
        const schema = resolveSchema(parameter?.schema ?? {}, document);
        expect(parameter?.required, `${expected.name} required`).toBe(expected.required ?? false);
        if (expected.type) expect(schema.type).toBe(expected.type);
        if (expected.default !== undefined) expect(schema.default).toBe(expected.default);
      }
      const inPath = source.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(fact.path.match(/\{\w+\}/g) ?? []);

      if (fact.body) expect(source.requestBody).toBeDefined();
      if (fact.response) expect(Object.keys(source.responses)).toContain('200');
      expect(source.responses).toHaveProperty('405');
      expect(Object.keys(source.responses).some((status) => ['200', '204'].includes(status))).toBe(
        true,
      );
    },
  );

  it('are limited to insurance carrier users only if the specification says so', () => {
    const specified = operationFacts.map(toKey);
    const limited = operations
      .filter(({ source }) => source['x-visible-to']?.includes('Insurance carrier users'))
      .map(toKey)
      .filter((key) => specified.includes(key));
    expect(limited.sort()).toEqual(roles.carrierOperations.map(toKey).sort());
  });

  it('return 403 for a wrong company id if they are about policies', () => {
    const policyOperations = operations.filter(({ path }) => path.startsWith('/policies'));
    expect(policyOperations).not.toEqual([]);
    expect(policyOperations.filter(({ source }) => !source.responses['403'])).toEqual([]);
  });
});

describe('the enumerations', () => {
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

  it.each(Object.keys(enumerations).filter((name) => name !== 'weekday'))(
    '%s has the values of the specification, in order',
    (name) => {
      const fact = enumerations[name];
      const schema = getSchema(schemaOfEnumeration[name] ?? capitalize(name));
      if (fact?.open) {
        expect(schema['x-open-list']).toBe(true);
        expect(schema.enum).toBeUndefined();
        if (fact.values.length > 0) expect(schema.examples).toEqual(fact.values);
      } else {
        expect(schema.enum).toEqual(fact?.values);
      }
      expect(schema.default).toBe(fact?.default);
    },
  );

  it('include the days of the week as the fields of the availability', () => {
    expect(enumerations.weekday?.values).toEqual(days);
    expect(Object.keys(getSchema('ProfilesAvailability').properties ?? {})).toEqual(days);
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

describe('the entities', () => {
  it.each(Object.keys(entities))('%s has the fields of the specification', (entity) => {
    const fact = entities[entity];
    const schema = getEntitySchema(entity);
    // The specification lists all fields of the insurer state response, but only the additional ones of others.
    const known =
      entity === 'insurerStateResponse'
        ? listProperties(schema, document).map(({ name }) => name)
        : Object.keys(getOwnProperties(schema));
    // The schema of the webhook inherits `invoices`, which is a field of every appointment in a response.
    const expected = fact?.fields.filter((f) => entity !== 'webHookPayload' || f !== 'invoices');
    // The specification does not name the field with the specialties of a profile.
    const unnamed = entity === 'profile' ? ['specialty'] : [];
    expect(known.filter((field) => !unnamed.includes(field))).toEqual(expected);
    expect(schema.required ?? []).toEqual(fact?.required ?? []);
  });

  it.each(roles.readOnly)('$entity.$field is read only', (fact) => {
    expect(getField(fact).readOnly).toBe(true);
  });
  it.each(roles.writeOnly)('$entity.$field is write only', (fact) => {
    expect(getField(fact).writeOnly).toBe(true);
  });
  it.each(roles.ranges)('$entity.$field is between $minimum and $maximum', (fact) => {
    const { minimum, maximum } = getField(fact);
    expect({ minimum, maximum }).toEqual({ minimum: fact.minimum, maximum: fact.maximum });
  });
  it.each(roles.privilegedAppointmentFields)(
    '%s is visible only to privileged callers',
    (field) => {
      const owner = entities.appointmentShared?.fields.includes(field)
        ? 'appointmentShared'
        : 'appointmentAnswer';
      const entity = field === 'extras' ? 'appointmentShared' : owner;
      expect(getField({ entity, field })['x-visible-to']).toEqual(['Privileged callers']);
    },
  );
  it.each(roles.fieldsBlankBeforeAppointment)(
    '$entity.$field says to whom it is visible',
    (fact) => {
      expect(getField(fact)['x-visible-to']?.[0]).toMatch(/approved appointment/);
    },
  );
});

describe('the defaults', () => {
  it.each(defaults)('$entity$operation $field$parameter is $default', (fact) => {
    if (fact.operation) {
      const [method = '', path = ''] = fact.operation.split(' ');
      const { source } = getOperation(method.toLowerCase(), path);
      const parameter = source.parameters.find(({ name }) => name === fact.parameter);
      expect(resolveSchema(parameter?.schema ?? {}, document).default).toBe(fact.default);
    } else {
      const { entity = '', field = '' } = fact;
      expect(getField({ entity, field }).default).toBe(fact.default);
    }
  });
});

describe('the system parameters', () => {
  it('are in the order of the specification, each with its unit and its example', () => {
    const properties = getSchema('SystemParameters').properties ?? {};
    expect(Object.keys(properties)).toEqual(parameters.map(({ name }) => name));
    for (const { name, value, unit } of parameters) {
      const { examples = [], description = '' } = properties[name] ?? {};
      expect(examples, name).toEqual(value === null ? [] : [value]);
      if (['seconds', 'minutes', 'meters', 'characters'].includes(unit)) {
        expect(description, name).toContain(`in ${unit}`);
      }
    }
  });
});

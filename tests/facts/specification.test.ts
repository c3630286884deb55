import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleOpenApi } from '../../lib/openapi/bundle-openapi';
import { type OpenApiDocument, parseOpenApiDocument } from '../../lib/openapi/openapi-document';
import type { SchemaObject } from '../../lib/openapi/openapi-objects';
import { listOperations, type Operation } from '../../lib/openapi/operations';
import { listProperties, resolveSchema } from '../../lib/openapi/schema-fields';
import { getSite } from '../../lib/site/site-settings';

/**
 * Holds the OpenAPI document against the specification. The facts beside this file were taken from the
 * specification's text alone, before anybody looked at the document.
 */
const read = (name: string) => parse(readFileSync(`tests/facts/${name}.yaml`, 'utf8'));

type OperationFact = {
  method: string;
  path: string;
  token: 'required' | 'optional' | 'none';
  query: Array<{ name: string; required?: boolean; type?: string; default?: unknown }>;
  body: string | null;
  answer: string | null;
};
type FieldFact = { entity: string; field: string };

const operations: OperationFact[] = read('operations');
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

/** The schema of each enumeration of the specification. */
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

/** The schema of each entity, where its name isn't the entity's own. */
const schemaOfEntity: Record<string, string> = {
  appointmentShared: 'AppointmentBase',
  appointmentAnswer: 'AppointmentAnswerFields',
  insurerStateResponse: 'InsurerState',
  webHookPayload: 'AppointmentHook',
};

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

let document: OpenApiDocument;
let calls: Operation[];
beforeAll(async () => {
  document = parseOpenApiDocument(await bundleOpenApi(getSite()));
  calls = listOperations(document);
});

const schemaNamed = (name: string): SchemaObject => {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema ${name}`);
  return schema;
};
const entitySchema = (entity: string) => schemaNamed(schemaOfEntity[entity] ?? capitalised(entity));

/** The fields that a schema has itself, without those of the schemas that it is composed of. */
const ownProperties = (schema: SchemaObject): Record<string, SchemaObject> =>
  Object.assign({}, schema.properties, ...(schema.allOf ?? []).map((part) => part.properties));

/** A field of an entity, itself or by composition. */
function fieldOf({ entity, field }: FieldFact): SchemaObject {
  const find = (schema: SchemaObject): SchemaObject | undefined =>
    schema.properties?.[field] ??
    (schema.allOf ?? []).map((part) => find(resolveSchema(part, document))).find((s) => s);
  const property = find(entitySchema(entity));
  if (!property) throw new Error(`${entity} has no field ${field}`);
  return resolveSchema(property, document);
}

const callOf = (method: string, path: string): Operation => {
  const call = calls.find((c) => c.method === method && c.path === path);
  if (!call) throw new Error(`The document has no ${method} ${path}`);
  return call;
};

describe('the operations', () => {
  it('are the 42 of the specification and no others', () => {
    expect(operations).toHaveLength(42);
    const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect(calls.map(key).sort()).toEqual(operations.map(key).sort());
  });

  it.each(operations)('$method $path: token, query, body and answer', (fact) => {
    const { source } = callOf(fact.method, fact.path);
    const ways = source.security.map((way) => ('XToken' in way ? 'token' : 'none'));
    const security = { required: ['token'], optional: ['none', 'token'], none: [] };
    expect(ways).toEqual(security[fact.token]);

    const query = source.parameters.filter((parameter) => parameter.in === 'query');
    expect(query.map(({ name }) => name)).toEqual(fact.query.map(({ name }) => name));
    for (const wanted of fact.query) {
      const found = query.find(({ name }) => name === wanted.name);
      const schema = resolveSchema(found?.schema ?? {}, document);
      expect(found?.required, `${wanted.name} required`).toBe(wanted.required ?? false);
      if (wanted.type) expect(schema.type).toBe(wanted.type);
      if (wanted.default !== undefined) expect(schema.default).toBe(wanted.default);
    }
    const inPath = source.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(fact.path.match(/\{\w+\}/g) ?? []);

    if (fact.body) expect(source.requestBody).toBeDefined();
    if (fact.answer) expect(Object.keys(source.responses)).toContain('200');
    expect(source.responses).toHaveProperty('405');
    expect(Object.keys(source.responses).some((status) => ['200', '204'].includes(status))).toBe(
      true,
    );
  });

  it('are open to insurance carrier users only where the specification says so', () => {
    const limited = calls.filter(({ source }) =>
      source['x-visible-to']?.includes('Insurance carrier users'),
    );
    const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect(limited.map(key).sort()).toEqual(roles.carrierOperations.map(key).sort());
  });

  it('forbid a wrong company id on the policy calls', () => {
    const ofPolicies = calls.filter(({ path }) => path.startsWith('/policies'));
    expect(ofPolicies.length).toBeGreaterThan(8);
    expect(ofPolicies.filter(({ source }) => !source.responses['403'])).toEqual([]);
  });
});

describe('the enumerations', () => {
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

  it.each(Object.keys(enumerations).filter((name) => name !== 'weekday'))(
    '%s has the values of the specification, in order',
    (name) => {
      const fact = enumerations[name];
      const schema = schemaNamed(schemaOfEnumeration[name] ?? capitalised(name));
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

  it('has the days of the week as the fields of the availability', () => {
    expect(enumerations.weekday?.values).toEqual(days);
    expect(Object.keys(schemaNamed('ProfilesAvailability').properties ?? {})).toEqual(days);
  });

  it('explains only values that exist', () => {
    const wrong = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      Object.keys(schema['x-enum-descriptions'] ?? {})
        .filter((value) => !(schema.enum ?? schema.examples)?.includes(value))
        .map((value) => `${name}.${value}`),
    );
    expect(wrong).toEqual([]);
  });

  it('takes the codes of countries, languages, currencies and regions from standards', () => {
    const codes = (name: string) => Object.keys(schemaNamed(name)['x-known-values'] ?? {});
    expect(codes('Country')).toContain('XK');
    expect(Math.abs(codes('Country').length - 250)).toBeLessThan(5);
    expect(codes('Language')).toEqual(expect.arrayContaining(['EN', 'HE', 'YUE']));
    expect(codes('Currency')).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP']));
    expect(codes('Currency').length).toBeGreaterThan(150);
    expect([...new Set(codes('Region').map((code) => code.split('_')[0]))].sort()).toEqual(
      ['US', 'DE', 'CA', 'IN', 'AU', 'CH', 'BR'].sort(),
    );
    for (const name of ['Country', 'Language', 'Currency']) {
      const pattern = new RegExp(schemaNamed(name).pattern ?? '(?!)');
      expect(codes(name).filter((code) => !pattern.test(code))).toEqual([]);
    }
  });
});

describe('the entities', () => {
  it.each(Object.keys(entities))('%s has the fields of the specification', (entity) => {
    const fact = entities[entity];
    // The answer of the insurer's state is told whole; the others by what they add.
    const schema = entitySchema(entity);
    const known =
      entity === 'insurerStateResponse'
        ? listProperties(schema, document).map(({ name }) => name)
        : Object.keys(ownProperties(schema));
    // «invoices» of the web hook is a field of every appointment that is read.
    const wanted = fact?.fields.filter((f) => entity !== 'webHookPayload' || f !== 'invoices');
    // The specification has one list whose field name it leaves open: the specialties of a profile.
    const open = entity === 'profile' ? ['specialty'] : [];
    expect(known.filter((field) => !open.includes(field))).toEqual(wanted);
    expect(entitySchema(entity).required ?? []).toEqual(fact?.required ?? []);
  });

  it('describe every field', () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      Object.entries(ownProperties(schema))
        .filter(([, property]) => !property.description)
        .map(([field]) => `${name}.${field}`),
    );
    expect(silent).toEqual([]);
  });

  it.each(roles.readOnly)('$entity.$field is read only', (fact) => {
    expect(fieldOf(fact).readOnly).toBe(true);
  });
  it.each(roles.writeOnly)('$entity.$field is write only', (fact) => {
    expect(fieldOf(fact).writeOnly).toBe(true);
  });
  it.each(roles.ranges)('$entity.$field lies between $minimum and $maximum', (fact) => {
    const { minimum, maximum } = fieldOf(fact);
    expect({ minimum, maximum }).toEqual({ minimum: fact.minimum, maximum: fact.maximum });
  });
  it.each(roles.privilegedAppointmentFields)('%s is for privileged callers', (field) => {
    const owner = entities.appointmentShared?.fields.includes(field)
      ? 'appointmentShared'
      : 'appointmentAnswer';
    const entity = field === 'extras' ? 'appointmentShared' : owner;
    expect(fieldOf({ entity, field })['x-visible-to']).toEqual(['Privileged callers']);
  });
  it.each(roles.fieldsBlankBeforeAppointment)('$entity.$field says who sees it', (fact) => {
    expect(fieldOf(fact)['x-visible-to']?.[0]).toMatch(/approved appointment/);
  });
});

describe('the defaults', () => {
  it.each(defaults)('$entity$operation $field$parameter is $default', (fact) => {
    if (fact.operation) {
      const [method = '', path = ''] = fact.operation.split(' ');
      const { source } = callOf(method.toLowerCase(), path);
      const found = source.parameters.find(({ name }) => name === fact.parameter);
      expect(resolveSchema(found?.schema ?? {}, document).default).toBe(fact.default);
    } else {
      const { entity = '', field = '' } = fact;
      expect(fieldOf({ entity, field }).default).toBe(fact.default);
    }
  });
});

describe('the system parameters', () => {
  it('are all there, in order, each with its unit and its example', () => {
    const properties = schemaNamed('SystemParameters').properties ?? {};
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

import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import openapiTS, { astToString } from 'openapi-typescript';
import type { ContractSchema, SharedParts } from './bundle-contract';
import type { JsonSchema } from './definition-schema';

/** Without what types do not need: `discriminator` would be read as OpenAPI's, and free fields as any field. */
function dropAnnotations(schema: JsonSchema): JsonSchema {
  const { discriminator: _, patternProperties: __, ...rest } = schema;
  return rest;
}

/** TypeScript types of the contract (openapi-typescript, which reads the same dialect of JSON Schema). */
export async function createContractTypes({ $defs, ...schema }: ContractSchema): Promise<string> {
  const element = { oneOf: [...schema['x-elements'], 'customElement'].map((n) => ({ $ref: n })) };
  const schemas = Object.fromEntries(
    Object.entries({ ...$defs, element }).map(([name, definition]) => [
      name,
      dropAnnotations(definition),
    ]),
  );
  const document = { openapi: '3.1.0', info: { title: '', version: '1' }, components: { schemas } };
  const text = JSON.stringify(document)
    .replaceAll('#/$defs/', '#/components/schemas/')
    .replace(/"\$ref":"(\w+)"/g, '"$ref":"#/components/schemas/$1"');
  const nodes = await openapiTS(text, { alphabetize: false, defaultNonNullable: false });
  return `/** Types of the doctor app's screens. Generated from the contract; do not edit. */\n\n${astToString(nodes)}`;
}

/** The same schema with each shared field checked in one place: as one function, not 58 times as code. */
function checkPartsOnce(schema: ContractSchema, parts: SharedParts): ContractSchema {
  const elements = schema['x-elements'].map((name) => {
    const { properties = {}, ...rest } = schema.$defs[name] ?? {};
    const taken = Object.entries(parts).filter(([, part]) =>
      Object.entries(part.properties).every(([field, value]) => properties[field] === value),
    );
    const shared = new Set(taken.flatMap(([, part]) => Object.keys(part.properties)));
    const own = Object.entries(properties).map(([field, value]) => [
      field,
      shared.has(field) ? {} : value,
    ]);
    const allOf = taken.map(([part]) => ({ $ref: `#/$defs/${part}Fields` }));
    return [name, { ...rest, properties: Object.fromEntries(own), allOf }];
  });
  const fields = Object.entries(parts).map(([name, { properties }]) => [
    `${name}Fields`,
    { type: 'object', properties },
  ]);
  return {
    ...schema,
    $defs: { ...schema.$defs, ...Object.fromEntries([...fields, ...elements]) },
  };
}

/**
 * The code of ajv's validator for an element, a screen and an override, as an ES module that needs ajv's
 * runtime only: a browser under a strict policy may not compile schemas.
 */
export function createValidatorCode(schema: ContractSchema, parts: SharedParts): string {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // Shared definitions as functions: inlined 58 times they are thirteen times as much code.
    inlineRefs: false,
    keywords: ['x-elements', 'x-since'],
    code: { source: true, esm: true, lines: false },
  });
  ajv.addSchema(checkPartsOnce(schema, parts));
  const names = ['element', 'screen', 'override'];
  return standaloneCode(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${schema.$id}#/$defs/${name}`])),
  );
}

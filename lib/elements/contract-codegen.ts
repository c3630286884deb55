import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import openapiTS, { astToString } from 'openapi-typescript';
import type { ContractSchema, SharedParts } from './bundle-contract';
import type { JsonSchema } from './definition-schema';

/**
 * Removes keywords that would distort the generated types: openapi-typescript reads `discriminator` as OpenAPI's, and
 * `patternProperties` would add an index signature.
 */
function dropTypeKeywords(schema: JsonSchema): JsonSchema {
  const { discriminator: _, patternProperties: __, ...rest } = schema;
  return rest;
}

/**
 * The TypeScript types of the contract. openapi-typescript generates them, because OpenAPI 3.1 uses the same dialect of
 * JSON Schema.
 */
export async function createContractTypes({ $defs, ...schema }: ContractSchema): Promise<string> {
  const element = {
    oneOf: [...schema['x-elements'], 'customElement'].map((name) => ({ $ref: name })),
  };
  const schemas = Object.fromEntries(
    Object.entries({ ...$defs, element }).map(([name, definition]) => [
      name,
      dropTypeKeywords(definition),
    ]),
  );
  const document = { openapi: '3.1.0', info: { title: '', version: '1' }, components: { schemas } };
  const text = JSON.stringify(document)
    .replaceAll('#/$defs/', '#/components/schemas/')
    .replace(/"\$ref":"(\w+)"/g, '"$ref":"#/components/schemas/$1"');
  const nodes = await openapiTS(text, { alphabetize: false, defaultNonNullable: false });
  return `/** Types of the doctor app's screens. Generated from the contract; do not edit. */\n\n${astToString(nodes)}`;
}

/** Moves shared fields into separate definitions, so that ajv generates their checks only once. */
function extractSharedParts(schema: ContractSchema, parts: SharedParts): ContractSchema {
  const elements = schema['x-elements'].map((name) => {
    const { properties = {}, ...rest } = schema.$defs[name] ?? {};
    const usedParts = Object.entries(parts).filter(([, part]) =>
      Object.entries(part.properties).every(([field, value]) => properties[field] === value),
    );
    const sharedFields = new Set(usedParts.flatMap(([, part]) => Object.keys(part.properties)));
    const ownProperties = Object.entries(properties).map(([field, value]) => [
      field,
      sharedFields.has(field) ? {} : value,
    ]);
    const allOf = usedParts.map(([part]) => ({ $ref: `#/$defs/${part}Fields` }));
    // An element that redefines all shared fields uses no part; `allOf` must not be empty.
    const composition = allOf.length > 0 ? { allOf } : {};
    return [name, { ...rest, properties: Object.fromEntries(ownProperties), ...composition }];
  });
  const partDefinitions = Object.entries(parts).map(([name, { properties }]) => [
    `${name}Fields`,
    { type: 'object', properties },
  ]);
  return {
    ...schema,
    $defs: { ...schema.$defs, ...Object.fromEntries([...partDefinitions, ...elements]) },
  };
}

/**
 * The source of ajv's standalone validators for an element, a screen and an override: an ES module that depends on
 * ajv's runtime only. Compiling schemas in the browser needs `eval`, which the Content-Security-Policy blocks.
 */
export function createValidatorCode(schema: ContractSchema, parts: SharedParts): string {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // References compile to function calls. Inlined into every element, the code would be thirteen times as large.
    inlineRefs: false,
    keywords: ['x-elements', 'x-since'],
    code: { source: true, esm: true, lines: false },
  });
  ajv.addSchema(extractSharedParts(schema, parts));
  const names = ['element', 'screen', 'override'];
  return standaloneCode(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${schema.$id}#/$defs/${name}`])),
  );
}

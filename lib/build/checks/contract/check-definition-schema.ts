import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../elements/definition-schema';
import { describeValue, type FindingAt } from '../../../kit/diagnostics/diagnostic';
import { isRegularExpression } from '../../../kit/diagnostics/regular-expression';
import { findingOfAjvError } from '../../../kit/diagnostics/schema-errors';
import { describeClosest, describeNames, suggestName } from '../../../kit/diagnostics/suggest-name';
import { isRecord } from '../../../kit/json/is-record';
import { joinPointer } from '../../../kit/json/json-pointer';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** The keywords that the contract's validator and the field tables know. */
const keywords = [
  ...['$ref', 'title', 'description', 'type', 'const', 'enum', 'default', 'properties', 'required'],
  ...['items', 'oneOf', 'allOf', 'if', 'then', 'additionalProperties', 'discriminator', 'pattern'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'uniqueItems', 'x-since'],
];

/** A bound and the one that it must not exceed. */
const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

const isSchema = (value: unknown): value is JsonSchema => isRecord(value);

/** Lists a schema and the schemas inside it, each with its pointer. */
export function listSubschemas(
  schema: JsonSchema,
  pointer = '',
): Array<{ schema: JsonSchema; pointer: string }> {
  const children: Array<[string, unknown]> = [];
  for (const [key, value] of Object.entries(schema)) {
    const inner = joinPointer(pointer, key);
    if (['items', 'additionalProperties', 'if', 'then'].includes(key))
      children.push([inner, value]);
    if (key === 'properties' && isSchema(value)) {
      for (const [name, property] of Object.entries(value)) {
        children.push([joinPointer(inner, name), property]);
      }
    }
    if ((key === 'oneOf' || key === 'allOf') && Array.isArray(value)) {
      for (const [index, part] of value.entries()) children.push([joinPointer(inner, index), part]);
    }
  }
  return [
    { schema, pointer },
    ...children.flatMap(([inner, child]) => (isSchema(child) ? listSubschemas(child, inner) : [])),
  ];
}

/** Whether a default fits the keywords next to it. A default next to a reference is not checked. */
function fitsSchema({ default: value, $ref: _ref, ...schema }: JsonSchema): boolean {
  const { properties: _properties, items: _items, oneOf: _oneOf, ...own } = schema;
  return ajv.validate(own, value);
}

/** Lists the problems of one schema, without those of the schemas inside it. */
function checkSchema(schema: JsonSchema, names: readonly string[]): FindingAt<string>[] {
  const problems: FindingAt<string>[] = [];
  const report = (key: string, message: string, expected: string, found?: unknown) => {
    const value = describeValue(found ?? schema[key]);
    problems.push({ at: joinPointer('', key), message, found: value, expected });
  };
  for (const key of Object.keys(schema).filter((name) => !keywords.includes(name))) {
    report(key, 'Unknown keyword', describeNames(key, keywords), key);
  }
  const { $ref, pattern, enum: values, default: defaultValue } = schema;
  const name = $ref?.split('/').at(-1) ?? '';
  if ($ref !== undefined && !names.includes(name)) {
    const closest = suggestName(name, names);
    const suggestion = describeClosest(closest && `#/$defs/${closest}`);
    report('$ref', 'Unknown definition', `a definition or an element${suggestion}`);
  }
  if (pattern !== undefined && !isRegularExpression(pattern)) {
    report('pattern', 'The pattern is invalid', 'a regular expression');
  }
  if (values && (values.length === 0 || new Set(values).size < values.length)) {
    report('enum', 'The enumeration has no values, or one of them twice', 'each value once');
  }
  for (const [low, high] of bounds) {
    const [minimum = Number.NEGATIVE_INFINITY, maximum = minimum] = [schema[low], schema[high]];
    if (minimum > maximum) report(low, `${low} is above ${high}`, `at most ${maximum}`);
  }
  if (problems.length === 0 && defaultValue !== undefined && !fitsSchema(schema)) {
    report('default', 'The default does not fit its schema', 'a value that the schema accepts');
  }
  return problems;
}

/**
 * Lists the problems of a JSON Schema of the contract: those that would stop the generators of its types and of its
 * validator, and keywords that contradict each other. A finding is at a JSON Pointer from the schema.
 * @param names the names that references can have
 */
export function checkDefinitionSchema(
  schema: JsonSchema,
  names: readonly string[],
): FindingAt<string>[] {
  ajv.validateSchema(schema);
  // Of a union, the errors of its members say more.
  const errors = (ajv.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const pointers = errors.map(({ instancePath }) => instancePath);
  const invalid = errors
    .filter(({ instancePath }, index) => pointers.indexOf(instancePath) === index)
    .map((error) => ({
      ...findingOfAjvError(error, schema),
      message: 'Invalid JSON Schema',
    }));
  if (invalid.length > 0) return invalid;
  return listSubschemas(schema).flatMap(({ schema: inner, pointer }) =>
    checkSchema(inner, names).map((finding) => ({ ...finding, at: pointer + finding.at })),
  );
}

import { isRecord } from '../../kit/json/is-record';
import type { SchemaObject } from './openapi-objects';
import {
  listChoices,
  listProperties,
  resolveSchema,
  type SchemaOption,
  type SchemaSource,
} from './resolve-schema';
import { hasType, mainType } from './schema-types';

/** How deep generated values are nested. */
const maxDepth = 4;

/** A text for each format of JSON Schema and OpenAPI that has a form of its own. */
const formatExamples: Readonly<Record<string, string>> = {
  date: '2027-03-02',
  'date-time': '2027-03-02T10:00:00.000Z',
  time: '10:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
};

type SampleOptions = {
  isComplete?: boolean;
  isResponse?: boolean;
  depth?: number;
  /** The position of the alternative that the value has; undefined for an example, or else the first one. */
  alternative?: number | undefined;
};

function sampleNumber(schema: SchemaObject): number {
  const { minimum, exclusiveMinimum, multipleOf } = schema;
  if (minimum !== undefined) return minimum;
  if (typeof exclusiveMinimum === 'number') {
    return exclusiveMinimum + (typeof multipleOf === 'number' ? multipleOf : 1);
  }
  return 0;
}

/** The value that says which alternative an object is. */
const sampleDiscriminator = (discriminator: { name: string; value: string } | undefined) =>
  discriminator ? { [discriminator.name]: discriminator.value } : {};

/**
 * The initial value of a field that is added to a body, or a sample of a schema without an example: the default, the first
 * example, or the smallest value.
 * @param options.isComplete whether fields that are not required are included
 * @param options.isResponse whether the value has fields that are only read, instead of those that are only written
 */
export function sampleValue(
  schema: SchemaObject | undefined,
  source: SchemaSource,
  { isComplete = false, isResponse = false, depth = 0, alternative }: SampleOptions = {},
): unknown {
  if (!schema) return '';
  const resolved = resolveSchema(schema, source);
  if (alternative === undefined) {
    if (resolved.default !== undefined) return resolved.default;
    if (resolved.const !== undefined) return resolved.const;
    const [example] = resolved.examples ?? resolved.enum ?? [];
    if (example !== undefined) return example;
  }
  const type = mainType(resolved);
  if (type === 'integer' || type === 'number') return sampleNumber(resolved);
  if (type === 'boolean') return false;
  const inner = { isComplete, isResponse, depth: depth + 1 };
  if (type === 'array') {
    if (resolved.prefixItems)
      return resolved.prefixItems.map((item) => sampleValue(item, source, inner));
    const fillsItem = (isComplete && depth < maxDepth) || alternative !== undefined;
    return fillsItem ? [sampleValue(resolved.items, source, { ...inner, alternative })] : [];
  }
  const [choice] = depth < maxDepth ? listChoices(schema, source) : [];
  const option = choice?.options[alternative ?? 0];
  const chosen = option && sampleValue(option.schema, source, inner);
  if (option && !isRecord(chosen)) return chosen;
  const properties = listProperties(resolved, source).filter(
    (property) =>
      resolveSchema(property.schema, source)[isResponse ? 'writeOnly' : 'readOnly'] !== true,
  );
  const isObject = hasType(resolved, 'object') || isRecord(resolved.additionalProperties);
  if (properties.length > 0 || isObject || option) {
    const included = properties.filter(
      ({ required }) => (isComplete || required) && depth < maxDepth,
    );
    return {
      ...Object.fromEntries(
        included.map(({ name, schema: field }) => [name, sampleValue(field, source, inner)]),
      ),
      ...(isRecord(chosen) && chosen),
      ...sampleDiscriminator(option?.discriminator),
    };
  }
  return formatExamples[resolved.format ?? ''] ?? '';
}

/** A sample of an alternative, with the value that says which one it is. */
export function sampleOption(
  { schema, discriminator }: SchemaOption,
  source: SchemaSource,
): unknown {
  const value = sampleValue(schema, source, { isComplete: true });
  return isRecord(value) ? { ...value, ...sampleDiscriminator(discriminator) } : value;
}

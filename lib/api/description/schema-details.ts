import { formatValue } from '../../kit/json/format-value';
import { ownExtensions } from './extensions';
import type { ExternalDocs, SchemaObject } from './openapi-objects';

/** What a schema says about a value besides its type and meaning. The value is code, apart from limits in words. */
export type SchemaDetail = { name?: string; value: string; isCode?: true; href?: string };

/** The keywords of which pages show more than the name and the value. */
const shownKeywords = new Set([
  ...['$ref', 'type', 'format', 'contentEncoding', 'description', 'title', 'enum', 'required'],
  ...[
    'readOnly',
    'writeOnly',
    'deprecated',
    'discriminator',
    'externalDocs',
    'default',
    'examples',
  ],
  ...['properties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf', 'propertyNames'],
  ...['additionalProperties', 'pattern', 'const', 'uniqueItems', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  // Identifiers of the schema itself.
  ...['$id', '$schema', '$anchor', '$dynamicAnchor', '$comment', '$defs'],
]);

/** A detail whose value is code. */
export const codeDetail = (name: string, value: unknown): SchemaDetail => ({
  name,
  value: formatValue(value),
  isCode: true,
});

const countUnits = [
  ['Length', 'character', 'characters'],
  ['Items', 'item', 'items'],
  ['Properties', 'field', 'fields'],
] as const;

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

function formatCount(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? undefined : `at most ${max}`;
}

/** The limits of a number in words: `1 to 5`, `more than 0 and at most 10`. */
function describeRange(schema: SchemaObject): string | undefined {
  const { minimum, maximum } = schema;
  const above = asNumber(schema.exclusiveMinimum);
  const below = asNumber(schema.exclusiveMaximum);
  const exclusive = [
    ...(above === undefined ? [] : [`more than ${above}`]),
    ...(below === undefined ? [] : [`less than ${below}`]),
  ];
  return [...exclusive, formatCount(minimum, maximum)].filter(Boolean).join(' and ') || undefined;
}

/** The limits of a value in words. */
function describeLimits(schema: SchemaObject): string[] {
  const counts = countUnits.map(([keyword, one, many]) => {
    const max = asNumber(schema[`max${keyword}`]);
    const count = formatCount(asNumber(schema[`min${keyword}`]), max);
    return count && `${count} ${/\b1$/.test(count) && !count.includes('to') ? one : many}`;
  });
  const step = asNumber(schema.multipleOf);
  return [
    describeRange(schema),
    ...counts,
    ...(schema.uniqueItems === true ? ['no item twice'] : []),
    ...(step === undefined ? [] : [`a multiple of ${step}`]),
  ].filter((text) => text !== undefined);
}

/** Keywords and extensions as names and values. */
export const listDetails = (keywords: Record<string, unknown>): SchemaDetail[] =>
  Object.entries(keywords)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => codeDetail(name, value));

/** A link to more about something. */
export const linkDetail = ({ url, description }: ExternalDocs): SchemaDetail => ({
  value: description ?? 'More',
  href: url,
});

/** What the schema of a field says about itself that a schema with a page shows there. */
export const listFieldDetails = ({
  title,
  examples = [],
  externalDocs,
}: SchemaObject): SchemaDetail[] => [
  ...(title === undefined ? [] : [{ name: 'title', value: title }]),
  ...examples.map((example) => codeDetail('example', example)),
  ...(externalDocs ? [linkDetail(externalDocs)] : []),
];

/** A schema without what only its own page explains, for the details of another. */
const formatSchema = (value: unknown): string =>
  formatValue(value).replaceAll('"#/components/schemas/', '"');

/**
 * What a schema says besides type, meaning, fields, and values: limits in words, and each keyword that has no place of its
 * own as name and value. Extensions of the portal have their own places, and others are there only if a
 * setting shows them (extensions.ts).
 */
export function listSchemaDetails(schema: SchemaObject): SchemaDetail[] {
  const other = Object.entries(schema).filter(
    ([keyword, value]) =>
      !shownKeywords.has(keyword) && !ownExtensions.includes(keyword) && value !== undefined,
  );
  const hasFields = schema.properties !== undefined || schema.patternProperties !== undefined;
  const { additionalProperties: additional, default: initial } = schema;
  return [
    ...(schema.const === undefined ? [] : [codeDetail('always', schema.const)]),
    ...(initial === undefined ? [] : [codeDetail('default', initial)]),
    ...describeLimits(schema).map((value) => ({ value })),
    ...(schema.pattern === undefined ? [] : [codeDetail('pattern', schema.pattern)]),
    ...(additional === false ? [{ value: 'no other fields' }] : []),
    ...(additional === true ? [{ value: 'any other fields' }] : []),
    ...(typeof additional === 'object' && hasFields
      ? [codeDetail('other fields', formatSchema(additional))]
      : []),
    ...(schema.propertyNames && schema.propertyNames.$ref === undefined
      ? [codeDetail('propertyNames', formatSchema(schema.propertyNames))]
      : []),
    ...other.map(([name, value]) => codeDetail(name, formatSchema(value))),
  ];
}

import { isRegularExpression } from '../../kit/diagnostics/regular-expression';
import { isRecord } from '../../kit/json/is-record';

type Kind = 'map' | 'list' | 'schema';

const listKinds = (kind: Kind, ...keywords: string[]) =>
  keywords.map((keyword): [string, Kind] => [keyword, kind]);

/** The keywords of JSON Schema that contain schemas, and whether directly, as a list, or by name. */
export const subschemaKeywords: ReadonlyMap<string, Kind> = new Map([
  ...listKinds('map', 'properties', 'patternProperties', 'dependentSchemas', '$defs'),
  ...listKinds('list', 'allOf', 'oneOf', 'anyOf', 'prefixItems'),
  ...listKinds('schema', 'items', 'contains', 'unevaluatedItems', 'not', 'if', 'then', 'else'),
  ...listKinds('schema', 'propertyNames', 'additionalProperties', 'unevaluatedProperties'),
  ...listKinds('schema', 'contentSchema'),
]);

/** The keywords for which `true` and `false` have a meaning of their own on pages. */
const booleanKeywords = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

type Json = Record<string, unknown>;

/** The keywords of a schema that contain schemas, with each of these mapped. */
export function mapSubschemas(
  schema: Json,
  map: (inner: unknown, keyword: string) => unknown,
): Json {
  const mapped: Json = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const kind = subschemaKeywords.get(keyword);
    if (kind === 'map' && isRecord(value)) {
      const named = Object.entries(value).map(([name, inner]) => [name, map(inner, keyword)]);
      mapped[keyword] = Object.fromEntries(named);
    } else if (kind === 'list' && Array.isArray(value)) {
      mapped[keyword] = value.map((inner) => map(inner, keyword));
    } else if (kind === 'schema') mapped[keyword] = map(value, keyword);
  }
  return mapped;
}

/** The keywords of OpenAPI 3.0 that JSON Schema has otherwise: `nullable`, and limits that are flags. */
function upgrade(schema: Json): Json {
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const upgraded: Json = { ...rest };
  if (typeof exclusiveMinimum === 'number') upgraded.exclusiveMinimum = exclusiveMinimum;
  if (typeof exclusiveMaximum === 'number') upgraded.exclusiveMaximum = exclusiveMaximum;
  if (exclusiveMinimum === true) {
    upgraded.exclusiveMinimum = rest.minimum;
    delete upgraded.minimum;
  }
  if (exclusiveMaximum === true) {
    upgraded.exclusiveMaximum = rest.maximum;
    delete upgraded.maximum;
  }
  if (nullable !== true) return upgraded;
  if (typeof rest.type === 'string') {
    return {
      ...upgraded,
      type: [rest.type, 'null'],
      ...(Array.isArray(rest.enum) && !rest.enum.includes(null) && { enum: [...rest.enum, null] }),
    };
  }
  return { anyOf: [upgraded, { type: 'null' }] };
}

/** A pattern without escapes that are valid only without the flag `u`, which validators use: `\\:` is `:`. */
function repairPattern(pattern: string): string {
  if (isRegularExpression(pattern) || !isRegularExpression(pattern, '')) return pattern;
  const repaired = pattern.replace(/\\([^\w$()*+.?[\\\]^{|}/-]|_)/g, '$1');
  return isRegularExpression(repaired) ? repaired : pattern;
}

type Options = {
  /** Whether the schema is of OpenAPI 3.0. */
  isOld: boolean;
  /** Finds what a reference to something else than a schema with a name points to. */
  findTarget: (reference: string) => Json | undefined;
};

/** A reference to a schema that has a page. */
const namedReference = /^#\/components\/schemas\/[^/]+$/;

/** How often a reference to a part of a schema may lead to another one: such references can be circular. */
const maxDepth = 8;

/**
 * Normalizes a schema: references to parts of other schemas are replaced with the parts, `true` and `false` are objects,
 * `example` is the only one of `examples`, and keywords of OpenAPI 3.0 are those of JSON Schema.
 */
export function normalizeSchema(value: unknown, options: Options, depth = 0): unknown {
  if (value === false) return { not: {} };
  if (!isRecord(value)) return value === true ? {} : value;
  const { $ref: reference } = value;
  if (typeof reference === 'string' && !namedReference.test(reference) && depth < maxDepth) {
    const target = options.findTarget(reference);
    const { $ref: _ref, ...own } = value;
    if (target) return normalizeSchema({ ...target, ...own }, options, depth + 1);
  }
  const { example, ...rest } = options.isOld ? upgrade(value) : value;
  const normalized: Json = {
    ...rest,
    ...(typeof rest.pattern === 'string' && { pattern: repairPattern(rest.pattern) }),
    ...mapSubschemas(rest, (inner, keyword) =>
      typeof inner === 'boolean' && booleanKeywords.has(keyword)
        ? inner
        : normalizeSchema(inner, options, depth),
    ),
  };
  const hasExamples = Array.isArray(rest.examples) && rest.examples.length > 0;
  return example === undefined || hasExamples ? normalized : { ...normalized, examples: [example] };
}

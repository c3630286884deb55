import fc, { type Arbitrary } from 'fast-check';
import contract from '../../../.generated/contract/schema.json';
import type { JsonSchema } from '../definition-schema';
import { listVariants } from '../schema-lookup';

/** fast-check arbitraries for documents of the contract. */

const definitions: Record<string, JsonSchema> = contract.$defs;

/** Texts that would be harmful if interpreted as markup, a URL or code. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  '\u202Eevil',
  '𝄞 ǅ ﷽',
  '',
];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ maxLength: 20 }));

function arbitraryFromPattern(pattern: string): Arbitrary<string> {
  const samples = [
    'https://example.com/a',
    '/images/a.png',
    'home',
    'appointment-details={id}',
    '/appointment/status',
    '/item/name',
    '/inputs/a',
    'name',
    'a.key',
    '1.0',
    '2026-11-24',
    '10:30',
    '2026-11-24T10:30:00Z',
    '+351211234567',
    'PT',
    'getAppointment',
    'event_name',
    'x-own',
    'tel:+351211234567',
  ].filter((sample) => new RegExp(pattern).test(sample));
  if (samples.length === 0)
    throw new Error(`No sample matches the pattern ${pattern}: add one in arbitraryFromPattern()`);
  return fc.constantFrom(...samples);
}

function arbitraryFromScalar(schema: JsonSchema): Arbitrary<unknown> {
  const { type, minimum, maximum, pattern } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(type)) return fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null));
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer')
    return fc.integer({ min: minimum ?? -5, max: Math.max(minimum ?? 0, maximum ?? 50) });
  if (type === 'number') return fc.integer({ min: (minimum ?? 0) + 1, max: maximum ?? 100 });
  if (type === 'string') {
    if (pattern) return arbitraryFromPattern(pattern);
    const { minLength = 0 } = schema;
    return minLength > 0 ? fc.string({ minLength, maxLength: 9 }) : text;
  }
  return fc.constant({});
}

/** Elements without children, for the deepest level. */
const leafNames = [
  'caption',
  'title',
  'button',
  'check',
  'edit',
  'photo',
  'count',
  'alert',
  'line',
];

const cachedArbitraries = new Map<string, Arbitrary<unknown>>();

/** Caches the arbitraries of named definitions, because creating them is slower than generating values. */
function getCached(key: string, create: () => Arbitrary<unknown>): Arbitrary<unknown> {
  const arbitrary = cachedArbitraries.get(key) ?? create();
  cachedArbitraries.set(key, arbitrary);
  return arbitrary;
}

/** Values that match a schema. At a `depth` of 0 or less, elements have no children. */
function arbitraryFromSchema(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  return name
    ? getCached(`${name} ${depth}`, () => arbitraryFromDefinition(schema, depth))
    : arbitraryFromDefinition(schema, depth);
}

function arbitraryFromDefinition(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name === 'element') return arbitraryElement(depth - 1);
  const resolved = name ? definitions[name] : schema;
  if (!resolved) return fc.constant(null);
  if (resolved.oneOf) {
    const isRecursive = ({ properties = {} }: JsonSchema) =>
      'all' in properties || 'any' in properties || 'not' in properties;
    const variants = listVariants(resolved).filter((variant) => depth > 0 || !isRecursive(variant));
    return fc.oneof(...variants.map((variant) => arbitraryFromSchema(variant, depth - 1)));
  }
  if (resolved.properties) return arbitraryFromObject(resolved, depth);
  if (resolved.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 4, uniqueItems } = resolved;
    const preferredMax = depth > 0 ? Math.min(maxItems, 4) : minItems;
    const constraints = { minLength: minItems, maxLength: Math.max(minItems, preferredMax) };
    const item = arbitraryFromSchema(items, depth);
    return uniqueItems ? fc.uniqueArray(item, constraints) : fc.array(item, constraints);
  }
  if (resolved.type === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b'), text, { maxKeys: 2 });
  return arbitraryFromScalar(resolved);
}

/** A comparison: a binding with exactly one operator. */
function arbitraryFromComparison(
  { bind = {}, ...operators }: Record<string, JsonSchema>,
  depth: number,
): Arbitrary<unknown> {
  return fc.constantFrom(...Object.entries(operators)).chain(([name, operator]) =>
    fc.record({
      bind: arbitraryFromSchema(bind, depth),
      [name]: arbitraryFromSchema(operator, depth),
    }),
  );
}

function arbitraryFromObject(
  { properties = {}, required = [], maxProperties, minProperties = 0 }: JsonSchema,
  depth: number,
): Arbitrary<unknown> {
  if (maxProperties === 2 && properties.bind) return arbitraryFromComparison(properties, depth);
  const omittedFields =
    depth <= 0 ? ['fallback', 'onSuccess', 'onFailure', 'repeat', 'onChange', 'visible'] : [];
  const fields = Object.entries(properties).filter(
    ([field]) => required.includes(field) || !omittedFields.includes(field),
  );
  const arbitraries = Object.fromEntries(
    fields.map(([field, value]) => [field, arbitraryFromSchema(value, depth)]),
  );
  return fc
    .record(arbitraries, { requiredKeys: required, noNullPrototype: true })
    .filter((object) => Object.keys(object).length >= minProperties);
}

/** Random valid elements. */
export function arbitraryElement(depth: number): Arbitrary<unknown> {
  const names = depth > 0 ? contract['x-elements'] : leafNames;
  return fc
    .constantFrom(...names)
    .chain((name) => arbitraryFromObject(definitions[name] ?? {}, depth - 1));
}

/**
 * Replaces a part of a value.
 * @param path one number per level, which selects an entry by its index modulo the number of entries
 */
function replaceAt(value: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const entries: Array<[string, unknown]> = Object.entries(value);
  const entry = entries[step % Math.max(1, entries.length)];
  if (entry === undefined) return replacement;
  const [key, child] = entry;
  const replaced = replaceAt(child, rest, replacement);
  if (Array.isArray(value)) return value.with(Number(key), replaced);
  return { ...value, [key]: replaced };
}

/** Random elements with one random replacement, such as a wrong value or an unknown type. */
export function arbitraryInvalidElement(depth: number): Arbitrary<unknown> {
  const replacement = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      5,
      true,
      [],
      {},
      { type: 'newer', content: [{ type: 'line' }] },
      { type: 5 },
    ),
    fc.constantFrom(...hostileTexts),
    fc.json({ maxDepth: 2 }).map((json): unknown => JSON.parse(json)),
  );
  return fc
    .tuple(arbitraryElement(depth), fc.array(fc.nat(9), { maxLength: 6 }), replacement)
    .map(([element, path, value]) => replaceAt(element, path, value));
}

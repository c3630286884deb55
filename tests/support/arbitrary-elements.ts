import fc, { type Arbitrary } from 'fast-check';
import contract from '../../.generated/contract/schema.json';
import type { JsonSchema } from '../../lib/contract/definition-schema';
import { listVariants } from '../../lib/contract/schema-lookup';

/** Random documents of the contract, for property tests. */

const definitions: Record<string, JsonSchema> = contract.$defs;

/** Texts that would do harm if something read them as markup, as an address or as code. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  '\u202Eevil',
  '𝄞 ǅ ﷽',
  '',
];

const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 20 }));

function fromPattern(pattern: string): Arbitrary<string> {
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
  if (samples.length === 0) throw new Error(`No sample has the form ${pattern}`);
  return fc.constantFrom(...samples);
}

function fromScalar(schema: JsonSchema): Arbitrary<unknown> {
  const { type, minimum, maximum, pattern } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(type)) return fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null));
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer')
    return fc.integer({ min: minimum ?? -5, max: Math.max(minimum ?? 0, maximum ?? 50) });
  if (type === 'number') return fc.integer({ min: (minimum ?? 0) + 1, max: maximum ?? 100 });
  if (type === 'string') {
    if (pattern) return fromPattern(pattern);
    return (schema.minLength ?? 0) > 0
      ? fc.string({ minLength: schema.minLength, maxLength: 9 })
      : text;
  }
  return fc.constant({});
}

const leaves = ['caption', 'title', 'button', 'check', 'edit', 'photo', 'count', 'alert', 'line'];

const known = new Map<string, Arbitrary<unknown>>();

/** Arbitraries of named definitions are built once: building them takes longer than drawing from them. */
function once(key: string, build: () => Arbitrary<unknown>): Arbitrary<unknown> {
  const found = known.get(key) ?? build();
  known.set(key, found);
  return found;
}

/** Values that fit a schema; below `depth` 0 elements hold no others. */
function fromSchema(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  return name ? once(`${name} ${depth}`, () => fromNamed(schema, depth)) : fromNamed(schema, depth);
}

function fromNamed(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name === 'element') return arbitraryElement(depth - 1);
  const found = name ? definitions[name] : schema;
  if (!found) return fc.constant(null);
  if (found.oneOf) {
    const nests = ({ properties = {} }: JsonSchema) =>
      'all' in properties || 'any' in properties || 'not' in properties;
    const forms = listVariants(found).filter((form) => depth > 0 || !nests(form));
    return fc.oneof(...forms.map((form) => fromSchema(form, depth - 1)));
  }
  if (found.properties) return fromObject(found, depth);
  if (found.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 4, uniqueItems } = found;
    const most = depth > 0 ? Math.min(maxItems, 4) : minItems;
    const bounds = { minLength: minItems, maxLength: Math.max(minItems, most) };
    const item = fromSchema(items, depth);
    return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
  }
  if (found.type === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b'), text, { maxKeys: 2 });
  return fromScalar(found);
}

/** A comparison: a binding and one operator. */
function fromComparison(
  { bind = {}, ...operators }: Record<string, JsonSchema>,
  depth: number,
): Arbitrary<unknown> {
  return fc
    .constantFrom(...Object.entries(operators))
    .chain(([name, operator]) =>
      fc.record({ bind: fromSchema(bind, depth), [name]: fromSchema(operator, depth) }),
    );
}

function fromObject(
  { properties = {}, required = [], maxProperties, minProperties = 0 }: JsonSchema,
  depth: number,
): Arbitrary<unknown> {
  if (maxProperties === 2 && properties.bind) return fromComparison(properties, depth);
  const skipped =
    depth <= 0 ? ['fallback', 'onSuccess', 'onFailure', 'repeat', 'onChange', 'visible'] : [];
  const fields = Object.entries(properties).filter(
    ([field]) => required.includes(field) || !skipped.includes(field),
  );
  const arbitraries = Object.fromEntries(
    fields.map(([field, value]) => [field, fromSchema(value, depth)]),
  );
  return fc
    .record(arbitraries, { requiredKeys: required, noNullPrototype: true })
    .filter((object) => Object.keys(object).length >= minProperties);
}

/** Random elements that keep the contract. */
export function arbitraryElement(depth: number): Arbitrary<unknown> {
  const names = depth > 0 ? contract['x-elements'] : leaves;
  return fc.constantFrom(...names).chain((name) => fromObject(definitions[name] ?? {}, depth - 1));
}

/** Puts something random in some place of a value. */
function breakValue(value: unknown, path: readonly number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner = breakValue(Reflect.get(value, key), rest, by);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...value, [key]: inner };
}

/** Random elements with one fault somewhere: a wrong value, an unknown type, an unknown field. */
export function arbitraryInvalidElement(depth: number): Arbitrary<unknown> {
  const wrong = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      5,
      true,
      [],
      {},
      { type: 'newer', content: [{ type: 'line' }] },
      { type: 5 },
    ),
    fc.constantFrom(...hostile),
    fc.json({ maxDepth: 2 }).map((json): unknown => JSON.parse(json)),
  );
  return fc
    .tuple(arbitraryElement(depth), fc.array(fc.nat(9), { maxLength: 6 }), wrong)
    .map(([element, path, by]) => breakValue(element, path, by));
}

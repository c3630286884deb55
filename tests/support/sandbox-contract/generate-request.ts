import * as fc from 'fast-check';
import type { OpenApiDocument } from '../../../lib/openapi/openapi-document';
import type { ParameterObject, SchemaObject } from '../../../lib/openapi/openapi-objects';
import type { Operation } from '../../../lib/openapi/operations';
import { apiRoot } from '../../../lib/sandbox/sandbox-protocol';
import { createValueGenerator, type ValueGenerator } from './generate-value';
import type { KnownValues } from './known-values';
import { hostileStrings, hostileValues, malformedBodies, mutateValue } from './mutate-value';

/** A request as plain values, so that a failing one can be printed and sent again. */
export type GeneratedRequest = {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether it was made to fit the description. */
  isValid: boolean;
};

type Query = Array<[name: string, value: string]>;
type Address = { path: Map<string, string>; query: Query };

/** A segment of a path as it is sent: never empty and never `.` or `..`, which would be another path. */
const toSegment = (text: string) =>
  /^\.{0,2}$/.test(text)
    ? `x${text}`
    : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

function makeAddress(operation: Operation, make: ValueGenerator): fc.Arbitrary<Address> {
  const { parameters } = operation.source;
  // `/appointments/{id}`: what kind of id it is stands before it.
  const kind = /policy|policies/.test(operation.path)
    ? 'policyId'
    : operation.path.startsWith('/profiles')
      ? 'profileId'
      : 'appointmentId';
  const makeValue = ({ name, schema }: ParameterObject) =>
    make(schema, name === 'id' ? kind : name);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const toPairs = (name: string, value: unknown): Query =>
    Array.isArray(value) ? value.map((item) => [name, String(item)]) : [[name, String(value)]];
  const query = fc
    .tuple(
      fc.constantFrom('all', 'some', 'none'),
      ...inQuery.map((parameter) => fc.tuple(fc.boolean(), makeValue(parameter))),
    )
    .map(([share, ...values]) =>
      inQuery.flatMap(({ name, required }, place): Query => {
        const [isWanted, value] = values[place] ?? [false, ''];
        const isSent = required || share === 'all' || (share === 'some' && isWanted);
        return isSent ? toPairs(name, value) : [];
      }),
    );
  return fc.tuple(fc.tuple(...inPath.map(makeValue)), query).map(([values, pairs]) => ({
    path: new Map(inPath.map(({ name }, place) => [name, String(values[place])])),
    query: pairs,
  }));
}

/** The address with one thing in it wrong: a value, a name, a repeated or a missing parameter. */
function spoilAddress(
  { path, query }: Address,
  { place, text, way }: { place: number; text: string; way: string },
): Address {
  const names = [...path.keys()];
  const spot = place % Math.max(1, names.length + query.length);
  const name = names[spot];
  if (name !== undefined && way !== 'add') return { path: new Map(path).set(name, text), query };
  const index = Math.max(0, spot - names.length);
  if (way === 'remove') return { path, query: query.filter((_, at) => at !== index) };
  if (way === 'repeat') return { path, query: [...query, ...query] };
  if (way === 'add') return { path, query: [...query, ['unknown', text]] };
  return { path, query: query.map(([key, value], at) => [key, at === index ? text : value]) };
}

type Sent = { text?: string; type: string; isValid: boolean };

function makeBody({ source }: Operation, make: ValueGenerator): fc.Arbitrary<Sent> {
  const media = source.requestBody?.content['application/json'];
  if (!media) return fc.constant({ type: '', isValid: true });
  const examples = Object.values(media.examples ?? {}).map(({ value }) => value);
  const generated = make(media.schema, 'password');
  const example = fc.constantFrom(...(examples.length > 0 ? examples : [{}]));
  const mixed = fc.tuple(example, generated).map(([base, over]) => mix(base, over, media.schema));
  const valid = fc.oneof(
    { weight: 2, arbitrary: example },
    { weight: 4, arbitrary: mixed },
    { weight: 3, arbitrary: generated },
  );
  const spoilt = fc
    .tuple(valid, fc.nat({ max: 500 }), hostileValues)
    .map(([value, place, wrong]) => mutateValue(value, place, wrong));
  const json = (value: unknown, isValid: boolean): Sent => ({
    text: JSON.stringify(value),
    type: 'application/json',
    isValid,
  });
  return fc.oneof(
    { weight: 14, arbitrary: valid.map((value) => json(value, true)) },
    { weight: 5, arbitrary: spoilt.map((value) => json(value, false)) },
    { weight: 1, arbitrary: malformedBodies.map((text) => ({ ...json('', false), text })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.constantFrom('', 'text/plain', 'application/xml', 'multipart/form-data'))
        .map(([value, type]) => ({ ...json(value, false), type })),
    },
  );
}

/** The example with fields of the generated value over it; of a list, in each of its items. */
function mix(base: unknown, over: unknown, schema: SchemaObject): unknown {
  if (schema.type === 'array' && Array.isArray(base) && Array.isArray(over)) {
    const [first] = over;
    return base.map((item) => mix(item, first, schema.items ?? {}));
  }
  const areObjects = [base, over].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return areObjects ? { ...Object(base), ...Object(over) } : base;
}

const callers = (tokens: readonly string[]): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...tokens) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', '123', 'nobody', 'x'.repeat(5000)) },
  );

/** What a caller says that it would accept: mostly nothing. */
const accepted = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('*/*', 'application/json', 'image/png', 'application/pdf'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ',;q=', 'text/html;q=0.1, image/*', 'x'.repeat(3000)),
  },
);

/**
 * Requests of an operation, most of which fit the description and some of which do not.
 * @param tokensOf the callers of an operation; those that are named more than once call more often
 */
export function createRequestGenerator(
  document: OpenApiDocument,
  known: KnownValues,
  tokensOf: (operation: Operation) => readonly string[],
): (operation: Operation) => fc.Arbitrary<GeneratedRequest> {
  const make = createValueGenerator(document, known);
  return (operation) => {
    const wrong = fc.record({
      place: fc.nat({ max: 20 }),
      text: hostileStrings,
      way: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add'),
    });
    const right = makeAddress(operation, make).map((address) => ({ address, isValid: true }));
    const spoilt = fc
      .tuple(right, wrong)
      .map(([{ address }, how]) => ({ address: spoilAddress(address, how), isValid: false }));
    const addresses = fc.oneof(
      { weight: 5, arbitrary: right },
      { weight: operation.source.parameters.length > 0 ? 1 : 0, arbitrary: spoilt },
    );
    return fc
      .tuple(addresses, makeBody(operation, make), callers(tokensOf(operation)), accepted)
      .map(([{ address, isValid }, body, token, accept]) => {
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          toSegment(address.path.get(name) ?? ''),
        );
        const query = new URLSearchParams(address.query).toString();
        return {
          method: operation.method.toUpperCase(),
          path: `${apiRoot}${path}${query && `?${query}`}`,
          headers: {
            ...(token !== undefined && { 'X-Token': token }),
            ...(accept !== undefined && { Accept: accept }),
            ...(body.type !== '' && { 'Content-Type': body.type }),
          },
          body: body.text,
          isValid: isValid && body.isValid,
        };
      });
  };
}

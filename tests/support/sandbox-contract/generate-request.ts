import * as fc from 'fast-check';
import type { OpenApiDocument } from '../../../lib/api/description/openapi-document';
import type { ParameterObject, SchemaObject } from '../../../lib/api/description/openapi-objects';
import type { Operation } from '../../../lib/api/description/operations';
import { isRecord } from '../../../lib/kit/json/is-record';
import { apiRoot } from '../../../lib/sandbox/sandbox-protocol';
import { createValueGenerator, type ValueGenerator } from './generate-value';
import type { KnownValues } from './known-values';
import { hostileStrings, hostileValues, malformedBodies, mutateValue } from './mutate-value';

/** A request as plain values, so that a failing one can be printed and sent again. */
export type GeneratedRequest = {
  method: string;
  /** Includes the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
};

type Query = Array<[name: string, value: string]>;
type Address = { path: Map<string, string>; query: Query };

/** Encodes a path segment. Empty and dot segments get a prefix, because they would result in another path. */
const toSegment = (text: string) =>
  /^\.{0,2}$/.test(text)
    ? `x${text}`
    : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

function generateAddress(operation: Operation, generate: ValueGenerator): fc.Arbitrary<Address> {
  const { parameters } = operation.source;
  // The segment before `{id}` determines the kind of id, such as in `/appointments/{id}`.
  const idName = /policy|policies/.test(operation.path)
    ? 'policyId'
    : operation.path.startsWith('/profiles')
      ? 'profileId'
      : 'appointmentId';
  const generateParameter = ({ name, schema }: ParameterObject) =>
    generate(schema, name === 'id' ? idName : name);
  const pathParameters = parameters.filter((parameter) => parameter.in === 'path');
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  const toPairs = (name: string, value: unknown): Query =>
    Array.isArray(value) ? value.map((item) => [name, String(item)]) : [[name, String(value)]];
  const query = fc
    .tuple(
      fc.constantFrom('all', 'some', 'none'),
      ...queryParameters.map((parameter) => fc.tuple(fc.boolean(), generateParameter(parameter))),
    )
    .map(([share, ...values]) =>
      queryParameters.flatMap(({ name, required }, index): Query => {
        const [isSelected, value] = values[index] ?? [false, ''];
        const isSent = required || share === 'all' || (share === 'some' && isSelected);
        return isSent ? toPairs(name, value) : [];
      }),
    );
  return fc
    .tuple(fc.tuple(...pathParameters.map(generateParameter)), query)
    .map(([values, pairs]) => ({
      path: new Map(pathParameters.map(({ name }, index) => [name, String(values[index])])),
      query: pairs,
    }));
}

type AddressMutation = { position: number; text: string; kind: string };

/** Makes one parameter of an address invalid: its value, an unknown name, a repetition, or its absence. */
function mutateAddress(
  { path, query }: Address,
  { position, text, kind }: AddressMutation,
): Address {
  const names = [...path.keys()];
  const parameterIndex = position % Math.max(1, names.length + query.length);
  const name = names[parameterIndex];
  if (name !== undefined && kind !== 'add') return { path: new Map(path).set(name, text), query };
  const queryIndex = Math.max(0, parameterIndex - names.length);
  if (kind === 'remove') return { path, query: query.filter((_, index) => index !== queryIndex) };
  if (kind === 'repeat') return { path, query: [...query, ...query] };
  if (kind === 'add') return { path, query: [...query, ['unknown', text]] };
  return {
    path,
    query: query.map(([key, value], index) => [key, index === queryIndex ? text : value]),
  };
}

type GeneratedBody = { text?: string; type: string };

function generateBody(
  { source }: Operation,
  generate: ValueGenerator,
): fc.Arbitrary<GeneratedBody> {
  const media = source.requestBody?.content['application/json'];
  if (!media) return fc.constant({ type: '' });
  const examples = Object.values(media.examples ?? {}).map(({ value }) => value);
  const generated = generate(media.schema, 'password');
  const example = fc.constantFrom(...(examples.length > 0 ? examples : [{}]));
  const mixed = fc
    .tuple(example, generated)
    .map(([base, changes]) => mergeFields(base, changes, media.schema));
  const valid = fc.oneof(
    { weight: 2, arbitrary: example },
    { weight: 4, arbitrary: mixed },
    { weight: 3, arbitrary: generated },
  );
  const invalid = fc
    .tuple(valid, fc.nat({ max: 500 }), hostileValues)
    .map(([value, position, hostileValue]) => mutateValue(value, position, hostileValue));
  const toBody = (value: unknown): GeneratedBody => ({
    text: JSON.stringify(value),
    type: 'application/json',
  });
  return fc.oneof(
    { weight: 14, arbitrary: valid.map(toBody) },
    { weight: 5, arbitrary: invalid.map(toBody) },
    { weight: 1, arbitrary: malformedBodies.map((text) => ({ ...toBody(''), text })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.constantFrom('', 'text/plain', 'application/xml', 'multipart/form-data'))
        .map(([value, type]) => ({ ...toBody(value), type })),
    },
  );
}

/** Overrides fields of an example with those of a generated value. In an array, this applies to each item. */
function mergeFields(base: unknown, changes: unknown, schema: SchemaObject): unknown {
  if (schema.type === 'array' && Array.isArray(base) && Array.isArray(changes)) {
    const [firstChanges] = changes;
    return base.map((item) => mergeFields(item, firstChanges, schema.items ?? {}));
  }
  return isRecord(base) && isRecord(changes) ? { ...base, ...changes } : base;
}

const generateToken = (tokens: readonly string[]): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...tokens) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', '123', 'nobody', 'x'.repeat(5000)) },
  );

/** Values of the `Accept` header; most requests have none. */
const acceptHeaders = fc.oneof(
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
 * Creates a generator of requests for an operation. Most of them match the API description.
 * @param known existing values for fields and parameters
 * @param listTokens returns the tokens for an operation; repeated ones are used more often
 */
export function createRequestGenerator(
  document: OpenApiDocument,
  known: KnownValues,
  listTokens: (operation: Operation) => readonly string[],
): (operation: Operation) => fc.Arbitrary<GeneratedRequest> {
  const generate = createValueGenerator(document, known);
  return (operation) => {
    const mutations: fc.Arbitrary<AddressMutation> = fc.record({
      position: fc.nat({ max: 20 }),
      text: hostileStrings,
      kind: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add'),
    });
    const valid = generateAddress(operation, generate);
    const invalid = fc
      .tuple(valid, mutations)
      .map(([address, mutation]) => mutateAddress(address, mutation));
    const addresses = fc.oneof(
      { weight: 5, arbitrary: valid },
      { weight: operation.source.parameters.length > 0 ? 1 : 0, arbitrary: invalid },
    );
    return fc
      .tuple(
        addresses,
        generateBody(operation, generate),
        generateToken(listTokens(operation)),
        acceptHeaders,
      )
      .map(([address, body, token, accept]) => {
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
        };
      });
  };
}

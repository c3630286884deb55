import { describe, expect, it } from 'vitest';
import { compareDescriptions } from './compare-descriptions';
import { parseDescription } from './parse-description';

type Json = Record<string, unknown>;

/** The changes of an operation that sends and receives a schema: the kinds without their locations, with their effects. */
function compare([before, after]: [Json, Json], isSchema: boolean): string[] {
  const parse = (part: Json) => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/S' } } };
    const response = { 200: { content }, ...(!isSchema && (part.responses as Json)) };
    return parseDescription({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            requestBody: { content },
            ...(!isSchema && part),
            responses: response,
          },
        },
      },
      components: {
        schemas: { S: isSchema ? part : {}, X: { type: 'string' }, Y: { type: 'integer' } },
        securitySchemes: { one: {}, two: {} },
      },
    });
  };
  const changes = compareDescriptions(parse(before), parse(after)).flatMap(
    (group) => group.changes,
  );
  return changes.map(({ kind, impacts }) =>
    [kind, ...impacts.map(({ effect }) => effect)].join(' '),
  );
}

const [x, y] = ['X', 'Y'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

describe('a keyword of a schema', () => {
  // Before, after, and the kind with its effects: that of the worse direction first.
  // biome-ignore format: a table
  it.each<[string, Json, Json, string[]]>([
    ['oneOf, one more', { oneOf: [x] }, { oneOf: [x, y] }, ['alternative-added risky']],
    ['oneOf, one less', { oneOf: [x, y] }, { oneOf: [x] }, ['alternative-removed breaking']],
    ['anyOf, introduced', {}, { anyOf: [x, y] }, ['alternatives-introduced breaking']],
    ['anyOf, dropped', { anyOf: [x, y] }, {}, ['alternatives-dropped risky']],
    ['an alternative changed', { oneOf: [{ title: 'T', maxLength: 3 }] }, { oneOf: [{ title: 'T', maxLength: 2 }] }, ['limit-tightened breaking']],
    ['not, introduced', {}, { not: { const: 1 } }, ['limit-tightened breaking']],
    ['not, dropped', { not: { const: 1 } }, {}, ['limit-loosened risky']],
    ['not, changed', { not: { const: 1 } }, { not: { const: 2 } }, ['exclusion-changed breaking risky']],
    ['const, introduced', {}, { const: 1 }, ['limit-tightened breaking']],
    ['const, changed', { const: 1 }, { const: 2 }, ['constant-changed breaking breaking']],
    ['type with null', { type: 'string' }, { type: ['string', 'null'] }, ['type-widened breaking']],
    ['type without null', { type: ['string', 'null'] }, { type: 'string' }, ['type-narrowed breaking']],
    ['discriminator', { discriminator: { propertyName: 'a' } }, { discriminator: { propertyName: 'b' } }, ['discriminator-changed breaking']],
    ['prefixItems, one more', { prefixItems: [x] }, { prefixItems: [x, y] }, ['type-narrowed breaking']],
    ['prefixItems, changed', { prefixItems: [{ type: 'string' }] }, { prefixItems: [{ type: 'integer' }] }, ['type-changed breaking breaking']],
    ['patternProperties', { patternProperties: { '^a': { type: 'string' } } }, { patternProperties: {} }, ['type-widened breaking']],
    ['unevaluatedProperties', {}, { unevaluatedProperties: false }, ['limit-tightened breaking']],
    ['nothing', { oneOf: [x, y] }, { oneOf: [y, x] }, []],
  ])('%s', (_name, before, after, expected) => {
    expect(compare([before, after], true)).toEqual(expected);
  });
});

const header = (...names: string[]) => ({
  responses: { 200: { headers: Object.fromEntries(names.map((name) => [name, {}])) } },
});
const callback = (schema: Json) => ({
  callbacks: {
    done: { '{$url}': { post: { requestBody: { content: { 'text/plain': { schema } } } } } },
  },
});
const secure = (...security: Json[]) => ({ security });
const media = (...types: string[]) => ({
  requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: {} }])) },
});

describe('a part of an operation', () => {
  // biome-ignore format: a table
  it.each<[string, Json, Json, string[]]>([
    ['header added', header('A'), header('A', 'B'), ['header-added compatible']],
    ['header removed', header('A', 'B'), header('A'), ['header-removed breaking']],
    ['callback added', {}, callback({}), ['callback-added risky']],
    ['callback removed', callback({}), {}, ['callback-removed breaking']],
    ['callback with another value', callback({ enum: [1] }), callback({ enum: [1, 2] }), ['enum-value-added risky']],
    ['security, one alternative more', secure({ one: [] }), secure({ one: [] }, { two: [] }), ['security-widened compatible']],
    ['security, one alternative less', secure({ one: [] }, { two: [] }), secure({ one: [] }), ['security-changed breaking']],
    ['security, both needed', secure({ one: [] }), secure({ one: [], two: [] }), ['security-changed breaking']],
    ['security, another scope', secure({ one: ['a'] }), secure({ one: ['a', 'b'] }), ['security-changed breaking']],
    ['security, fewer scopes', secure({ one: ['a', 'b'] }), secure({ one: ['a'] }), ['security-widened compatible']],
    ['media type added', media('a/b'), media('a/b', 'c/d'), ['media-type-added compatible']],
    ['media type removed', media('a/b', 'c/d'), media('a/b'), ['media-type-removed breaking']],
    ['own server', {}, { servers: [{ url: 'https://a' }] }, ['server-removed breaking', 'server-added compatible']],
    ['another own server', { servers: [{ url: 'https://a' }] }, { servers: [{ url: 'https://a' }, { url: 'https://b' }] }, ['server-added compatible']],
  ])('%s', (_name, before, after, expected) => {
    expect(compare([before, after], false)).toEqual(expected);
  });
});

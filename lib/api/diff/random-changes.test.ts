import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../kit/json/is-record';
import type { ChangeKind } from './change-kinds';
import { compareDescriptions } from './compare-descriptions';
import { dropIgnoredKeys } from './drop-ignored-keys';
import type { JsonObject } from './json';
import { parseDescription } from './parse-description';

/** The description of a release: real data with everything that the API uses. */
const release = new URL('../../../openapi/history/2.0.json', import.meta.url);
const document: unknown = dropIgnoredKeys(JSON.parse(readFileSync(release, 'utf8')));
const parsed = parseDescription(document);

type Path = readonly (string | number)[];

/** Lists the paths of all values that are not objects or lists. */
function listLeaves(value: unknown, path: Path = []): Path[] {
  if (!isRecord(value) && !Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    listLeaves(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Replaces a value in a copy. `undefined` removes it. */
function replaceAt(
  value: unknown,
  [key, ...rest]: Path,
  replace: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const replaced = index === key ? replaceAt(item, rest, replace) : item;
      return replaced === undefined ? [] : [replaced];
    });
  }
  if (!isRecord(value)) return value;
  const copy: JsonObject = { ...value };
  const replaced = replaceAt(copy[key], rest, replace);
  if (replaced === undefined) delete copy[key];
  else copy[key] = replaced;
  return copy;
}

/** Another value of the same type. */
function alter(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${String(value)}x`;
}

/** Without the version, the name of a shared response, and what the parser does not accept with other values. */
const leaves = listLeaves(document).filter(
  (path) =>
    !['openapi', 'info.version'].includes(path.join('.')) &&
    !['$ref', 'operationId', 'in'].includes(String(path.at(-1))),
);

/** The paths of the fields of named schemas that are no references. */
const fields = leaves
  .map((path) => path.slice(0, 5))
  .filter(
    ([, part, , keyword], index) =>
      part === 'schemas' && keyword === 'properties' && leaves[index]?.[5] === 'type',
  );

type Mutate = (field: JsonObject) => JsonObject;

/** Kinds of changes of a field, each with what makes it. */
const fieldMutations: Array<[kind: ChangeKind, mutate: Mutate]> = [
  [
    'type-changed',
    ({ type, ...rest }) => ({ ...rest, type: type === 'object' ? 'string' : 'object' }),
  ],
  ['type-widened', ({ type, ...rest }) => ({ ...rest, type: [String(type), 'null'] })],
  ['format-changed', (field) => ({ ...field, format: 'another' })],
  ['enum-introduced', (field) => ({ ...field, enum: ['A'] })],
  ['limit-tightened', (field) => ({ ...field, maxLength: 1 })],
  ['default-changed', (field) => ({ ...field, default: 'another' })],
  ['became-write-only', (field) => ({ ...field, writeOnly: true })],
  ['value-deprecated', (field) => ({ ...field, deprecated: true })],
  ['visibility-narrowed', (field) => ({ ...field, 'x-visible-to': ['Nobody'] })],
  ['rule-added', (field) => ({ ...field, 'x-rules': [{ title: 'Another', rule: 'A.' }] })],
  ['keyword-changed', (field) => ({ ...field, 'x-another': true })],
  ['text-changed', (field) => ({ ...field, description: 'Another.' })],
];

const compare = (other: unknown) => compareDescriptions(parsed, parseDescription(other));

describe('compareDescriptions', () => {
  it('finds nothing in the same description, in any order of keys', () => {
    const reverse = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reverse);
      if (!isRecord(value)) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reverse(item)]),
      );
    };
    expect(compare(document)).toEqual([]);
    expect(compare(reverse(document))).toEqual([]);
  });

  it('finds every altered value, and reports each once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), (path) => {
        const groups = compare(replaceAt(document, path, alter));
        const ids = groups.flatMap(({ changes }) => changes.map(({ id }) => id));
        expect(ids.length, path.join('.')).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it.each(fieldMutations)('classifies that %s', (kind, mutate) => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), (path) => {
        const [, , schemaName, , name] = path;
        const mutated = replaceAt(document, path, (field) => mutate(isRecord(field) ? field : {}));
        const found = compare(mutated).flatMap(({ changes }) => changes);
        expect(found.map((change) => [change.kind, change.location])).toContainEqual([kind, name]);
        expect(found.every(({ subject }) => subject.name === schemaName)).toBe(true);
      }),
      { numRuns: 4, seed: 1 },
    );
  });

  it('finds an addition in one direction as a removal in the other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), (path) => {
        const without = replaceAt(document, path, () => undefined);
        const removed = compare(without).flatMap(({ changes }) => changes);
        const added = compareDescriptions(parseDescription(without), parsed).flatMap(
          ({ changes }) => changes,
        );
        expect(removed.map(({ kind }) => kind)).toContain('property-removed');
        expect(added.map(({ kind }) => kind.replace('-required', ''))).toContain('property-added');
        expect(added.map(({ location }) => location)).toEqual(
          removed.map(({ location }) => location),
        );
      }),
      { numRuns: 15, seed: 1 },
    );
  });
});

import * as fc from 'fast-check';
import { isRecord } from '../../../lib/kit/json/is-record';
import { unicodeStrings } from './generate-value';

/** Values that are invalid for most fields. */
export const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'abc',
    -1,
    1.5,
    1e300,
    true,
    [],
    {},
    [[]],
    '2027-02-30',
    '2027-13-01T00:00:00Z',
    '9'.repeat(400),
    { $ref: '#' },
    '\ud800',
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Strings that are invalid for most parameters. */
export const hostileStrings = fc.oneof(
  fc.constantFrom(
    '',
    'abc',
    '-1',
    '0',
    '1.5',
    '1e300',
    'NaN',
    'Infinity',
    'null',
    'true',
    '%',
    '%_%',
    '9'.repeat(400),
    '1,2,,x',
    '../../etc',
    'a/b?c#d',
    '\u0000',
    '👩🏽‍⚕️',
    '__proto__',
    '2027-02-30',
    ' 1 ',
    '0x10',
  ),
  unicodeStrings,
);

/** Bodies that are not JSON, or JSON that is invalid for most operations. */
export const malformedBodies = fc.constantFrom(
  '',
  '{',
  '[1,',
  'dana',
  '"',
  'null',
  'true',
  '1e999',
  '""',
  '[]',
  '{}',
  '[{}]',
  '[null]',
  '{"__proto__":{"admin":true}}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  '\ufeff{}',
);

/**
 * Returns a copy of a value with one mutation: something in it is replaced, added, or removed.
 * @param position selects one of the possible mutations; larger numbers wrap around
 * @param hostileValue the value to insert
 */
export function mutateValue(value: unknown, position: number, hostileValue: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const mutations: Array<() => void> = [];
  const collectMutations = (inner: unknown): void => {
    if (Array.isArray(inner)) {
      mutations.push(() => inner.push(hostileValue));
      inner.forEach((item, index) => {
        mutations.push(() => inner.splice(index, 1, hostileValue));
        collectMutations(item);
      });
    } else if (isRecord(inner)) {
      mutations.push(() => Object.assign(inner, { unknownField: hostileValue }));
      for (const [key, item] of Object.entries(inner)) {
        mutations.push(
          () => Object.assign(inner, { [key]: hostileValue }),
          () => delete inner[key],
        );
        collectMutations(item);
      }
    }
  };
  collectMutations(copy);
  if (mutations.length === 0) return hostileValue;
  mutations[position % mutations.length]?.();
  return copy;
}

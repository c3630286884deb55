import * as fc from 'fast-check';
import { unicodeStrings } from './generate-value';

/** What fits no field, or only by chance. */
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

/** The same as texts, for parameters. */
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

/** Bodies that are no JSON, or JSON that no operation takes. */
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

/** The value with the `place`-th thing in it replaced, added to, or taken away. */
export function mutateValue(value: unknown, place: number, spoilt: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const spots: Array<() => void> = [];
  const walk = (inner: unknown): void => {
    if (Array.isArray(inner)) {
      spots.push(() => inner.push(spoilt));
      inner.forEach((item, index) => {
        spots.push(() => inner.splice(index, 1, spoilt));
        walk(item);
      });
    } else if (typeof inner === 'object' && inner !== null) {
      spots.push(() => Object.assign(inner, { unknownField: spoilt }));
      for (const [key, item] of Object.entries(inner)) {
        spots.push(
          () => Object.assign(inner, { [key]: spoilt }),
          () => Reflect.deleteProperty(inner, key),
        );
        walk(item);
      }
    }
  };
  walk(copy);
  if (spots.length === 0) return spoilt;
  spots[place % spots.length]?.();
  return copy;
}

import { type Comparison, formatValue, quote, report } from './comparison';
import type { ComparedSchema } from './description';
import { isEqual, toSortedJson } from './json';

/** The types that a schema allows; undefined if it allows every type. An integer is also a number. */
function listTypes({ type }: ComparedSchema): Set<string> | undefined {
  if (type === undefined) return undefined;
  const types = new Set(Array.isArray(type) ? type : [type]);
  if (types.has('number')) types.add('integer');
  return types;
}

const isSubset = (a: Set<string> | undefined, b: Set<string> | undefined) =>
  b === undefined || (a !== undefined && [...a].every((type) => b.has(type)));

const describeType = ({ type }: ComparedSchema) =>
  type === undefined ? 'any type' : `\`${[type].flat().join('` or `')}\``;

/**
 * Compares the types of two schemas.
 * @returns whether they have a type in common, so that their other keywords can be compared
 */
export function compareTypes(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): boolean {
  const [before, after] = [listTypes(a), listTypes(b)];
  const isWider = isSubset(before, after);
  const isNarrower = isSubset(after, before);
  if (isWider && isNarrower) return true;
  const details = { from: describeType(a), to: describeType(b) };
  const kind = isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-changed';
  report(to, kind, location, details);
  return isWider || isNarrower;
}

const isOpenList = (schema: ComparedSchema) => schema['x-open-list'] === true;

/** Compares the values that two schemas list. */
export function compareEnums(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  if (isOpenList(a) !== isOpenList(b)) {
    report(to, isOpenList(b) ? 'list-opened' : 'list-closed', location);
  }
  if (!a.enum || !b.enum) {
    if (a.enum) report(to, 'enum-dropped', location);
    if (b.enum) report(to, 'enum-introduced', location);
    return;
  }
  const [before, after] = [a.enum, b.enum].map((values) => new Set(values.map(toSortedJson)));
  const added = b.enum.filter((value) => !before?.has(toSortedJson(value)));
  const removed = a.enum.filter((value) => !after?.has(toSortedJson(value)));
  const addedKind = isOpenList(a) ? 'open-enum-value-added' : 'enum-value-added';
  for (const value of added) report(to, addedKind, location, { name: formatValue(value) });
  for (const value of removed)
    report(to, 'enum-value-removed', location, { name: formatValue(value) });
}

/** Compares formats, defaults, and who can read or write a value. */
export function compareValueKeywords(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  for (const [keyword, kind] of [
    ['format', 'format-changed'],
    ['default', 'default-changed'],
  ] as const) {
    if (isEqual(a[keyword], b[keyword])) continue;
    report(to, kind, location, { from: quote(a[keyword]), to: quote(b[keyword]) });
  }
  for (const [keyword, access] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    const isNow = b[keyword] === true;
    if ((a[keyword] === true) === isNow) continue;
    report(to, isNow ? `became-${access}` : `no-longer-${access}`, location);
  }
}

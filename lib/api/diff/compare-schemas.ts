import { isRecord } from '../../kit/json/is-record';
import { compareLimits, limitKeywords } from './compare-limits';
import { compareEnums, compareTypes, compareValueKeywords } from './compare-values';
import {
  addChange,
  annotations,
  type Comparison,
  compareAnnotations,
  compareOthers,
  quote,
  report,
} from './comparison';
import { type ComparedSchema, followReference, schemaNameOf } from './description';
import { isEqual, toSortedJson } from './json';

/** The keywords that functions of this folder compare. */
const comparedKeywords = new Set<string>([
  ...annotations,
  ...limitKeywords,
  ...['$ref', 'type', 'format', 'enum', 'default', 'readOnly', 'writeOnly', 'x-open-list'],
  ...['properties', 'required', 'items', 'allOf', 'propertyNames', 'additionalProperties'],
  ...['unevaluatedProperties', 'patternProperties', 'prefixItems', 'oneOf', 'anyOf', 'not'],
  ...['const', 'discriminator'],
]);

/** The names of the schemas that a schema is composed of, directly. */
const listPartNames = ({ allOf = [] }: ComparedSchema): string[] =>
  allOf.flatMap((part) => schemaNameOf(part) ?? []);

/**
 * Merges a schema with the parts that it is composed of.
 * @param sharedNames the names of parts that are compared on their own, because both versions have them
 */
function mergeParts(
  schema: ComparedSchema,
  sharedNames: readonly string[],
  description: Comparison['old'],
  seen: readonly string[] = [],
): ComparedSchema {
  const { allOf = [], ...own } = schema;
  const parts = allOf.flatMap((part) => {
    const name = schemaNameOf(part);
    if (name !== undefined && (sharedNames.includes(name) || seen.includes(name))) return [];
    const nextSeen = name === undefined ? seen : [...seen, name];
    return [mergeParts(followReference(part, description), sharedNames, description, nextSeen)];
  });
  const all = [...parts, own];
  const properties = Object.assign({}, ...all.map((part) => part.properties ?? {}));
  const required = all.flatMap((part) => part.required ?? []);
  return { ...Object.assign({}, ...all), properties, required };
}

/** The fields of both versions. Those of parts that both have are compared with these parts. */
type Fields = { own: ComparedSchema; all: ComparedSchema };

function compareFields(a: Fields, b: Fields, location: string, to: Comparison): void {
  const [before, after] = [a.own.properties ?? {}, b.own.properties ?? {}];
  const [allBefore, allAfter] = [a.all.properties ?? {}, b.all.properties ?? {}];
  const [wasRequired, isRequired] = [new Set(a.all.required), new Set(b.all.required)];
  const locate = (name: string) => (location === '' ? name : `${location}.${name}`);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    // A field that moved from or to a part that both versions have is still there.
    const [previous, property] = [allBefore[name], allAfter[name]];
    if (previous && property) compareSchemas(previous, property, locate(name), to);
    else if (previous) report(to, 'property-removed', locate(name));
    else if (isRequired.has(name)) report(to, 'property-added-required', locate(name));
    else report(to, 'property-added', locate(name));
  }
  for (const name of new Set([...(a.own.required ?? []), ...(b.own.required ?? [])])) {
    // A field that only one version has is already reported.
    if (name in allBefore !== name in allAfter) continue;
    if (wasRequired.has(name) === isRequired.has(name)) continue;
    report(to, isRequired.has(name) ? 'property-required' : 'property-optional', locate(name));
  }
}

/** Compares schemas inside of others, other than fields. */
function compareInnerSchemas(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  for (const [keyword, suffix] of [
    ['items', '[]'],
    ['additionalProperties', '.*'],
    ['unevaluatedProperties', '.*'],
    ['propertyNames', '.keys'],
  ] as const) {
    const [before, after] = [a[keyword], b[keyword]];
    if (isEqual(before, after)) continue;
    const details = { from: quote(before), to: quote(after) };
    if (isRecord(before) && isRecord(after)) {
      compareSchemas(before, after, location + suffix, to);
    } else if (suffix === '.*' && (before === false || after === false)) {
      const kind = after === false ? 'limit-tightened' : 'limit-loosened';
      report(to, kind, location, { name: `\`${keyword}\``, ...details });
    } else {
      report(to, 'keyword-changed', location, { name: keyword, ...details });
    }
  }
}

/** The name by which an alternative is found in the other version. */
const nameOption = (option: ComparedSchema): string =>
  schemaNameOf(option) ??
  (typeof option.title === 'string' ? option.title : undefined) ??
  (option.properties ? Object.keys(option.properties).join(', ') : toSortedJson(option));

/** Compares the schemas of which a value fits one or more. */
function compareAlternatives(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const [before, after] = [a, b].map(
      (schema) => new Map((schema[keyword] ?? []).map((option) => [nameOption(option), option])),
    );
    if (!before || !after || isEqual([...before], [...after])) continue;
    if (before.size === 0 || after.size === 0) {
      const kind = before.size === 0 ? 'alternatives-introduced' : 'alternatives-dropped';
      report(to, kind, location);
      continue;
    }
    for (const [name, option] of after) {
      const previous = before.get(name);
      if (previous) compareSchemas(previous, option, `${location}<${name}>`, to);
      else report(to, 'alternative-added', location, { name });
    }
    for (const name of before.keys())
      if (!after.has(name)) report(to, 'alternative-removed', location, { name });
  }
}

/** Compares constants, what is excluded, discriminators, tuples, and fields by pattern. */
function compareFurtherKeywords(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  for (const keyword of ['const', 'not'] as const) {
    const [before, after] = [a[keyword], b[keyword]];
    if (isEqual(before, after)) continue;
    const details = { name: `\`${keyword}\``, from: quote(before), to: quote(after) };
    if (before === undefined) report(to, 'limit-tightened', location, details);
    else if (after === undefined) report(to, 'limit-loosened', location, details);
    else
      report(to, keyword === 'const' ? 'constant-changed' : 'exclusion-changed', location, details);
  }
  if (!isEqual(a.discriminator, b.discriminator)) {
    const details = { from: quote(a.discriminator), to: quote(b.discriminator) };
    report(to, 'discriminator-changed', location, details);
  }
  const [itemsBefore, itemsAfter] = [a.prefixItems ?? [], b.prefixItems ?? []];
  for (let index = 0; index < Math.max(itemsBefore.length, itemsAfter.length); index += 1)
    compareSchemas(itemsBefore[index] ?? {}, itemsAfter[index] ?? {}, `${location}[${index}]`, to);
  const [patternsBefore, patternsAfter] = [a.patternProperties ?? {}, b.patternProperties ?? {}];
  for (const pattern of new Set([...Object.keys(patternsBefore), ...Object.keys(patternsAfter)])) {
    const name = `${location}./${pattern}/`;
    compareSchemas(patternsBefore[pattern] ?? {}, patternsAfter[pattern] ?? {}, name, to);
  }
}

function compareResolved(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  const sharedNames = listPartNames(a).filter((name) => listPartNames(b).includes(name));
  const before = mergeParts(a, sharedNames, to.old);
  const after = mergeParts(b, sharedNames, to.new);
  compareAnnotations(before, after, location, to);
  if (!compareTypes(before, after, location, to)) return;
  compareValueKeywords(before, after, location, to);
  compareEnums(before, after, location, to);
  compareLimits(before, after, location, to);
  compareFields(
    { own: before, all: mergeParts(a, [], to.old) },
    { own: after, all: mergeParts(b, [], to.new) },
    location,
    to,
  );
  compareInnerSchemas(before, after, location, to);
  compareAlternatives(before, after, location, to);
  compareFurtherKeywords(before, after, location, to);
  compareOthers(comparedKeywords, before, after, location, to);
}

/** Compares references to different schemas by what they lead to. */
function compareTargets(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  const pair = `${a.$ref ?? ''} ${b.$ref ?? ''}`;
  if (a.$ref !== undefined && b.$ref !== undefined && to.visited.has(pair)) return;
  const inner: Comparison = { ...to, visited: new Set([...to.visited, pair]), changes: [] };
  compareResolved(followReference(a, to.old), followReference(b, to.new), location, inner);
  for (const change of inner.changes) addChange(to, change);
  const [from, target] = [schemaNameOf(a), schemaNameOf(b)];
  if (inner.changes.length > 0 || from === target) return;
  report(to, 'schema-renamed', location, {
    from: from ?? 'an unnamed schema',
    to: target ?? 'an unnamed schema',
  });
}

/** Compares two schemas. What a reference leads to in both versions is compared on its own, once. */
export function compareSchemas(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  if (isEqual(a, b)) return;
  if (a.$ref === b.$ref) compareResolved(a, b, location, to);
  else compareTargets(a, b, location, to);
}

import {
  listProperties,
  resolveSchema,
  type SchemaProperty,
  type SchemaSource,
} from '../../api/description/resolve-schema';
import { listTypes } from '../../api/description/schema-types';
import { suggestName } from '../../kit/diagnostics/suggest-name';
import { isRecord } from '../../kit/json/is-record';
import { joinPointer } from '../../kit/json/json-pointer';

/** A field that the description does not have. The receiver may ignore it; usually it is a typo. */
export type UnknownBodyField = {
  path: string;
  /** The documented field that was probably meant, which the object doesn't have. */
  similar?: string;
  /** Documented fields to which the value would fit, if none is certain. */
  fitting?: string[];
};

/** What people write for words of names. */
const shortWords: Readonly<Record<string, string>> = {
  ...{ no: 'number', nr: 'number', num: 'number', nbr: 'number' },
  ...{ tel: 'phone', dob: 'dateofbirth', start: 'from', end: 'to' },
};

/** The words of a name, in one: `policyNo` and `POLICY_NUMBER` are `policynumber`. */
const normalize = (name: string): string =>
  name
    .split(/[^a-zA-Z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .map((word) => shortWords[word.toLowerCase()] ?? word.toLowerCase())
    .join('');

/** Whether a name is short for another one: `lat` for `latitude`, `otp` for `oneTimePassword`. */
function isAbbreviation(name: string, full: string): boolean {
  if (name.length < 3 || name.length > 4) return false;
  return new RegExp(`^${[...name].join('.*')}`).test(full);
}

/** A name without the word for a time at its end: `end` of `endDate` and of `endTimestamp`. */
const removeTimeWord = (name: string): string =>
  name.replace(/(?:date(?:time)?|time(?:stamp)?)$/, '');

const isSameTime = (one: string, other: string): boolean => {
  const stem = removeTimeWord(one);
  return stem.length > 2 && stem !== one && stem === removeTimeWord(other);
};

const contains = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > 2 && (one.includes(other) || other.includes(one));

/** What the description says about the fields with a name, in any schema. */
const descriptionsOf = new WeakMap<SchemaSource['components'], Map<string, string>>();

function getDescriptions(source: SchemaSource): Map<string, string> {
  const known = descriptionsOf.get(source.components);
  if (known) return known;
  const texts = new Map<string, string>();
  for (const schema of Object.values(source.components.schemas)) {
    for (const { name, schema: property } of listProperties(schema, source)) {
      texts.set(name, `${texts.get(name) ?? ''} ${property.description ?? ''}`);
    }
  }
  descriptionsOf.set(source.components, texts);
  return texts;
}

/** Whether the description of one of two fields names the other one, or has all words of its name. */
function areDescribedAlike(one: string, { name, schema }: SchemaProperty, source: SchemaSource) {
  const texts = getDescriptions(source);
  if (texts.get(name)?.includes(`\`${one}\``) || texts.get(one)?.includes(`\`${name}\``))
    return true;
  const words = one
    .replaceAll(/[A-Z]/g, ' $&')
    .toLowerCase()
    .split(/[\s_-]+/);
  const described: string[] = (schema.description ?? '').toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 1 && words.every((word) => described.includes(word));
}

/** Whether a value has the type of a field. Numbers are often sent as texts. */
function hasTypeOf(value: unknown, { schema }: SchemaProperty, source: SchemaSource): boolean {
  const types = listTypes(resolveSchema(schema, source)).map(String);
  if (types.length === 0 || value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return types.includes('array');
  if (isRecord(value)) return types.includes('object');
  const isNumber = Number.isFinite(Number(value));
  return types.some(
    (type) => type === typeof value || (isNumber && (type === 'integer' || type === 'number')),
  );
}

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d/,
  'date-time': /^\d{4}-\d\d-\d\d[T ]\d/,
  email: /^\S+@\S+$/,
};

/** Whether a value is one that few fields can have: of an enumeration, or with a format. */
function isSpecific(value: unknown, { schema }: SchemaProperty, source: SchemaSource): boolean {
  const { enum: values, format = '' } = resolveSchema(schema, source);
  return (
    typeof value === 'string' &&
    (values?.some((item) => item === value) || formats[format]?.test(value)) === true
  );
}

/**
 * Finds the documented field that an unknown one was meant to be.
 * @param candidates those that the object doesn't have
 */
export function findMeantField(
  name: string,
  value: unknown,
  candidates: readonly SchemaProperty[],
  source: SchemaSource,
): Omit<UnknownBodyField, 'path'> {
  const own = normalize(name);
  const typed = candidates.filter((candidate) => hasTypeOf(value, candidate, source));
  const isAlike: ReadonlyArray<(candidate: SchemaProperty) => boolean> = [
    (other) => isSameTime(own, normalize(other.name)),
    (other) => contains(own, normalize(other.name)),
    (other) => areDescribedAlike(name, other, source),
    (other) => isAbbreviation(own, normalize(other.name)),
    (other) => isSpecific(value, other, source),
  ];
  const names = candidates.map((candidate) => candidate.name);
  // Names of fields often share a word, which makes them no more similar.
  const maxDistance = Math.max(2, Math.floor(name.length / 4));
  const spelled =
    names.find((other) => normalize(other) === own) ??
    (own.length > 3 ? suggestName(name, names, maxDistance) : undefined);
  if (spelled !== undefined) return { similar: spelled };
  for (const isCandidate of isAlike) {
    const fitting = typed.filter(isCandidate).map((candidate) => candidate.name);
    const [only, ...others] = fitting;
    if (only !== undefined && others.length === 0) return { similar: only };
    if (fitting.length > 0 && fitting.length <= 4) return { fitting };
  }
  return {};
}

/** A value with the fields that were meant instead of those that nothing has. */
export function renameFields(
  value: unknown,
  unknownFields: readonly UnknownBodyField[],
  pointer = '',
): unknown {
  if (!unknownFields.some(({ similar }) => similar !== undefined)) return value;
  const rename = (key: string | number, inner: unknown) =>
    renameFields(inner, unknownFields, joinPointer(pointer, key));
  if (Array.isArray(value)) return value.map((item: unknown, index) => rename(index, item));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const path = joinPointer(pointer, key);
    const meant = unknownFields.find((field) => field.path === path)?.similar;
    return [meant ?? key, rename(key, inner)] as const;
  });
  return Object.fromEntries(entries);
}

/** Creates functions between the pointers of a value as it was sent, and of the value as it was meant. */
export function createPointerMap(unknownFields: readonly UnknownBodyField[]) {
  const renamed = unknownFields.flatMap(({ path, similar }) =>
    similar === undefined ? [] : [{ sent: path, meant: path.replace(/[^/]*$/, similar) }],
  );
  const replace = (pointer: string, from: string, to: string) =>
    pointer === from || pointer.startsWith(`${from}/`) ? to + pointer.slice(from.length) : pointer;
  return {
    toMeant: (pointer: string) =>
      renamed.reduce((path, { sent, meant }) => replace(path, sent, meant), pointer),
    toSent: (pointer: string) =>
      renamed.reduceRight((path, { sent, meant }) => replace(path, meant, sent), pointer),
  };
}

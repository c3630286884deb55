import { isRecord } from '../../kit/json/is-record';

/** A field in which two payloads differ. Objects and lists are compared field by field. */
export type PayloadDifference = {
  /** `patientMessage.notes[0]`; empty for the payloads themselves. */
  path: string;
} & (
  | { kind: 'added'; after: unknown }
  | { kind: 'removed'; before: unknown }
  | { kind: 'changed'; before: unknown; after: unknown }
);

type Children = Map<string, unknown>;

/** The fields or items of a value by the end of their paths; undefined if it has none. */
function listChildren(value: unknown): Children | undefined {
  if (Array.isArray(value)) return new Map(value.map((item, index) => [`[${index}]`, item]));
  return isRecord(value)
    ? new Map(Object.entries(value).map(([key, field]) => [`.${key}`, field]))
    : undefined;
}

/** Lists the fields in which two payloads differ, in the order of the first one, then those that only the second has. */
export function diffPayloads(before: unknown, after: unknown, path = ''): PayloadDifference[] {
  // JSON has no NaN, and writes -0 as 0.
  if (before === after) return [];
  const isSameKind = Array.isArray(before) === Array.isArray(after);
  const fields = isSameKind ? listChildren(before) : undefined;
  const others = isSameKind ? listChildren(after) : undefined;
  if (!fields || !others) return [{ path, kind: 'changed', before, after }];
  const names = [...new Set([...fields.keys(), ...others.keys()])];
  return names.flatMap((name): PayloadDifference[] => {
    const child = `${path}${name}`.replace(/^\./, '');
    if (!others.has(name)) return [{ path: child, kind: 'removed', before: fields.get(name) }];
    if (!fields.has(name)) return [{ path: child, kind: 'added', after: others.get(name) }];
    return diffPayloads(fields.get(name), others.get(name), child);
  });
}

import { isRecord } from '../../kit/json/is-record';

type FoundRecord = { path: string[]; record: unknown; score: number };

/** Fewer equal fields can be a coincidence. */
const minEqualFields = 3;

/** Finds the record with the most fields of another one: that which a request has saved, in a larger response. */
function findMostEqual(
  value: unknown,
  other: Record<string, unknown>,
  path: string[] = [],
): FoundRecord | undefined {
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  const score = isRecord(value)
    ? Object.entries(value).filter(
        ([name, field]) => !isRecord(field) && !Array.isArray(field) && other[name] === field,
      ).length
    : 0;
  return Object.entries(value)
    .map(([name, child]) => findMostEqual(child, other, [...path, name]))
    .reduce((best, found) => (found && (!best || found.score > best.score) ? found : best), {
      path,
      record: value,
      score,
    });
}

const countLines = (value: unknown): number => JSON.stringify(value, null, 2).split('\n').length;

/** The number of lines before a value, in the JSON of what has it. */
function countLinesBefore(value: unknown, [name, ...rest]: readonly string[]): number {
  if (name === undefined || typeof value !== 'object' || value === null) return 0;
  const entries = Object.entries(value);
  const index = entries.findIndex(([key]) => key === name);
  const before = entries.slice(0, index).reduce((sum, [, field]) => sum + countLines(field), 1);
  return before + countLinesBefore(entries[index]?.[1], rest);
}

/**
 * Finds the lines of the record that a request has saved, in the indented JSON of a response: `9-20`.
 * @returns undefined if the response does not have it, or is the record
 */
export function findSavedLines(response: unknown, request: unknown): string | undefined {
  if (!isRecord(request)) return undefined;
  const found = findMostEqual(response, request);
  if (!found || found.path.length === 0 || found.score < minEqualFields) return undefined;
  const start = countLinesBefore(response, found.path) + 1;
  return `${start}-${start + countLines(found.record) - 1}`;
}

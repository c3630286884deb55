import { writeExactJson } from '../../kit/json/exact-json';
import { isRecord } from '../../kit/json/is-record';
import type { ApiResponse } from '../console/api-response';
import type { RequestPreset } from './request-description';

export type ExpectedOutcome = Pick<RequestPreset, 'status' | 'expected'>;

/** A value of a response, as it is expected and as it was returned. */
export type ValueComparison = { name: string; expected: string; found: string; isMet: boolean };

const missing = 'missing';

const serialize = (value: unknown): string =>
  value === undefined ? missing : writeExactJson(value);

/** Compares all fields and items of a value with another's. A list must have as many items; an object may have more. */
function compareValues(name: string, expected: unknown, found: unknown): ValueComparison[] {
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(found) ? found : [];
    return [
      ...compareValues(
        `${name}.length`,
        expected.length,
        Array.isArray(found) ? items.length : undefined,
      ),
      ...expected.flatMap((item, index) => compareValues(`${name}[${index}]`, item, items[index])),
    ];
  }
  if (isRecord(expected) && Object.keys(expected).length > 0) {
    const fields = isRecord(found) ? found : {};
    return Object.entries(expected).flatMap(([field, value]) =>
      compareValues(name === '' ? field : `${name}.${field}`, value, fields[field]),
    );
  }
  const isMet = isRecord(expected) ? isRecord(found) : Object.is(expected, found);
  return [{ name, expected: serialize(expected), found: serialize(found), isMet }];
}

/** Compares a response with the documented outcome of a case: the status, and each documented value. */
export const compareOutcome = (
  { status, expected }: ExpectedOutcome,
  { status: foundStatus, content }: Pick<ApiResponse, 'status' | 'content'>,
): ValueComparison[] => [
  ...compareValues('status', status, foundStatus),
  ...(expected === undefined
    ? []
    : compareValues('', expected, content.kind === 'json' ? content.values[0] : undefined)),
];

/** Returns whether a response has the documented outcome of a case. */
export const hasOutcome = (
  expected: ExpectedOutcome,
  response: Pick<ApiResponse, 'status' | 'content'>,
): boolean => compareOutcome(expected, response).every(({ isMet }) => isMet);

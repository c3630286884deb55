import { isRecord } from '../../kit/json/is-record';

/** The fields of an error record that pages show. Those from `data` only exist in the sandbox's records. */
export type ErrorSummary = Partial<
  Record<'message' | 'error' | 'field' | 'reason' | 'help', string>
>;

/** Returns the fields of an error record; undefined if the value is something else. */
export function summarizeError(record: unknown): ErrorSummary | undefined {
  if (!isRecord(record)) return undefined;
  const data = isRecord(record.data) ? record.data : {};
  const fields = Object.entries({
    message: record.message,
    error: record.error,
    field: data.field,
    // A reason that repeats the message is omitted.
    reason: data.reason === record.message ? undefined : data.reason,
    help: data.help,
  }).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

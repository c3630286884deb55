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

/** The body of a response as it is displayed. `parts` is the number of parts of a multipart response. */
export type ResponseContent =
  | { kind: 'none' }
  | { kind: 'file' }
  | { kind: 'image' }
  /** Several values are the parts of a multipart response. */
  | { kind: 'json'; values: unknown[]; text: string; parts?: number }
  | { kind: 'text'; text: string; parts?: number }
  /** The start of a text that is too large to display. */
  | { kind: 'start'; text: string };

/** A response. */
export type ApiResponse = {
  status: number;
  statusText: string;
  /** Milliseconds from sending to the end of the response. */
  duration: number;
  headers: Array<[name: string, value: string]>;
  body: Blob;
  fileName: string;
  content: ResponseContent;
  errorSummary?: ErrorSummary | undefined;
  /** Why the body ended before it was complete. */
  interruption?: string | undefined;
  /** What the request changed in the sandbox: `appointments 1000001 added`. */
  changes: string[];
};

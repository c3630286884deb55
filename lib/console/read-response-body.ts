import { isRecord } from '../contract/is-record';
import { parseMultipart } from './parse-multipart';

/** The fields of an error record that the console shows. Those from `data` only exist in the sandbox's records. */
export type ErrorSummary = Partial<
  Record<'message' | 'error' | 'field' | 'reason' | 'help', string>
>;

/** The human-readable content of a response body. Empty if there is none. */
export type ReadableBody = {
  text?: string | undefined;
  /** The number of parts, if the body is a multipart stream. */
  parts?: number;
  errorSummary?: ErrorSummary | undefined;
};

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Indents JSON and returns any other text unchanged. */
function formatJson(text: string): string {
  const value = tryParseJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

function readErrorSummary(text: string): ErrorSummary | undefined {
  const record = tryParseJson(text);
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

/**
 * Returns the readable content of a response body: formatted JSON, the parts of a multipart stream, or plain text, and
 * the summary of an error record (status 400 and above). Returns an empty object for other media types and if there is
 * no body.
 */
export async function readResponseBody(
  status: number,
  type: string,
  body: Blob,
): Promise<ReadableBody> {
  if (body.size === 0) return {};
  if (/^application\/.*\bjson\b/i.test(type)) {
    const text = await body.text();
    return {
      text: formatJson(text),
      errorSummary: status >= 400 ? readErrorSummary(text) : undefined,
    };
  }
  if (/^multipart\//i.test(type)) {
    const parts = parseMultipart(await body.text(), type);
    if (!parts) return {};
    const text = parts.map((part) => formatJson(part)).join('\n\n');
    return { text: text === '' ? undefined : text, parts: parts.length };
  }
  return /^text\//i.test(type) ? { text: await body.text() } : {};
}

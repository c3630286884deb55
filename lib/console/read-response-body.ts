import { isRecord } from '../contract/is-record';
import { exceedsNesting } from '../contract/json-nesting';
import { formatBytes } from './format-bytes';
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
  /** Whether the body is too large to display. */
  isTooLarge?: boolean;
  /** What Elements displays in place of the body, because it cannot display the body itself. */
  plainText?: string;
};

/** The largest body that is displayed, in bytes. A larger one would block the page for seconds. */
const maxDisplayedBytes = 1_000_000;

/** JSON that is nested deeper is not formatted. Indented, its size would grow with the square of its depth. */
const maxNesting = 100;

/** The longest text that Elements displays if it is not formatted JSON. It renders an element for each token of a line. */
const maxPlainTextLength = 20_000;

/** How many bytes of a longer text Elements displays. */
const startBytes = 5_000;

function tryParseJson(text: string): unknown {
  try {
    return exceedsNesting(text, maxNesting) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Indents JSON. Returns undefined for any other text, and for JSON that is nested too deeply. */
function formatJson(text: string): string | undefined {
  const value = tryParseJson(text);
  return value === undefined ? undefined : JSON.stringify(value, null, 2);
}

/** Describes a body that Elements cannot display, with its start if it is text. */
async function describeBody(body: Blob, hasText: boolean): Promise<string> {
  const notice = `This response of ${formatBytes(body.size)} cannot be displayed here. To get all of it, select "Download" at the bottom of the page.`;
  return hasText
    ? `${notice}\n\nIt starts with:\n\n${await body.slice(0, startBytes).text()}`
    : notice;
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

const isJson = (type: string) => /^application\/.*\bjson\b/i.test(type);
const isMultipart = (type: string) => /^multipart\//i.test(type);
const isText = (type: string) => /^text\//i.test(type);

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
  // Browsers display images of any size.
  if (body.size === 0 || /^image\//i.test(type)) return {};
  if (body.size > maxDisplayedBytes) {
    const hasText = isJson(type) || isMultipart(type) || isText(type);
    return { isTooLarge: true, plainText: await describeBody(body, hasText) };
  }
  const shorten = async (text: string) =>
    text.length > maxPlainTextLength ? { plainText: await describeBody(body, true) } : {};

  if (isJson(type)) {
    const text = await body.text();
    const formatted = formatJson(text);
    return {
      text: formatted ?? text,
      errorSummary: status >= 400 ? readErrorSummary(text) : undefined,
      ...(formatted === undefined && (await shorten(text))),
    };
  }
  if (isMultipart(type)) {
    const stream = await body.text();
    const parts = parseMultipart(stream, type);
    if (!parts) return {};
    const text = parts.map((part) => formatJson(part) ?? part).join('\n\n');
    return {
      text: text === '' ? undefined : text,
      parts: parts.length,
      plainText: stream,
      ...(await shorten(stream)),
    };
  }
  if (!isText(type)) return {};
  const text = await body.text();
  return { text, ...(await shorten(text)) };
}

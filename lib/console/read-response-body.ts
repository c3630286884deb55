import { parseMultipart } from './parse-multipart';

/** What an error record says for a reader (the keys of its `data` are the sandbox's own). */
export type ErrorSummary = Partial<
  Record<'message' | 'error' | 'field' | 'reason' | 'help', string>
>;

/** What the body of an answer says, where a reader can read it. */
export type ReadableBody = {
  text?: string;
  /** Of a multipart stream: how many parts it has. */
  parts?: number;
  errorSummary?: ErrorSummary;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON on many lines; every other text as it is. */
function pretty(text: string): string {
  const value = parse(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

function readRefusal(text: string): ErrorSummary | undefined {
  const record = Object(parse(text));
  const data = Object(record.data);
  const told = Object.entries({
    message: record.message,
    error: record.error,
    field: data.field,
    // Where the reason is the message again, once is enough.
    reason: data.reason === record.message ? undefined : data.reason,
    help: data.help,
  }).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/**
 * The body of an answer as a reader can read it: JSON on many lines, each part of a multipart stream, or plain text;
 * and what an error record (status 400 and above) says. Empty for files of other types, and where there is no body.
 */
export async function readResponseBody(
  status: number,
  type: string,
  body: Blob,
): Promise<ReadableBody> {
  if (body.size === 0) return {};
  if (/^application\/.*\bjson\b/i.test(type)) {
    const text = await body.text();
    return { text: pretty(text), errorSummary: status >= 400 ? readRefusal(text) : undefined };
  }
  if (/^multipart\//i.test(type)) {
    const parts = parseMultipart(await body.text(), type);
    if (!parts) return {};
    const text = parts.map((part) => pretty(part)).join('\n\n');
    return { text: text === '' ? undefined : text, parts: parts.length };
  }
  return /^text\//i.test(type) ? { text: await body.text() } : {};
}

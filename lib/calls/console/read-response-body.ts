import { exceedsNesting } from '../../elements/json-nesting';
import { parseExactJson, writeExactJson } from '../../kit/json/exact-json';
import type { ApiResponse, ResponseContent } from './api-response';
import { summarizeError } from './api-response';
import { parseMultipart } from './parse-multipart';

/** The largest body that is displayed, in bytes. A larger one would block the page for seconds. */
const maxDisplayedBytes = 1_000_000;

/** How many bytes of a larger text are displayed. */
const startBytes = 5_000;

/** JSON that is nested deeper is not formatted. Indented, its size would grow with the square of its depth. */
const maxNesting = 100;

const isJson = (type: string) => /^(?:application|text)\/(?:[^;]*\+)?json\b/i.test(type);
const isMultipart = (type: string) => /^multipart\//i.test(type);
const isText = (type: string) =>
  /^text\/|^[^;]*\b(?:xml|yaml|json|ndjson|javascript|graphql|x-www-form-urlencoded)\b/i.test(type);
/** A gateway may send its own errors without a type, or with that of any bytes. */
const saysNothing = (type: string) => /^$|^application\/octet-stream\b/i.test(type);

/**
 * Parses JSON. Returns undefined for any other text, for JSON that is nested too deeply, and for an object that has a key
 * twice, because it can only be shown as it was sent.
 */
function parseJson(text: string): { value: unknown } | undefined {
  const json = exceedsNesting(text, maxNesting) ? undefined : parseExactJson(text);
  return json?.repeatedKey === undefined ? json : undefined;
}

const formatJson = (value: unknown) => writeExactJson(value, 2);

function readMultipart(stream: string, type: string): ResponseContent {
  const parts = parseMultipart(stream, type);
  if (!parts) return { kind: 'file' };
  const parsed = parts.map(parseJson);
  const text = parts
    .map((part, index) => {
      const json = parsed[index];
      return json ? formatJson(json.value) : part;
    })
    .join('\n\n');
  const values = parsed.flatMap((json) => (json ? [json.value] : []));
  return values.length === parts.length
    ? { kind: 'json', values, text, parts: parts.length }
    : { kind: 'text', text, parts: parts.length };
}

/** Characters that texts don't have: bytes of a file, or of a text in another encoding. */
const binary = /(?!\s)\p{Cc}/u;

/** Returns whether bytes without a type are a text. */
function looksLikeText(start: ArrayBuffer): boolean {
  try {
    // The start may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return !binary.test(text);
  } catch {
    return false;
  }
}

const byteOrderMarks = [
  ['utf-8', /^\xef\xbb\xbf/],
  ['utf-16le', /^\xff\xfe/],
  ['utf-16be', /^\xfe\xff/],
] as const;

/** Decodes a text as its byte order mark, its type, or its XML declaration says, or else as UTF-8. */
async function decode(type: string, body: Blob): Promise<string> {
  const bytes = await body.arrayBuffer();
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const [, quoted, plain] = /;\s*charset=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const [, declared] = /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(start) ?? [];
  const marked = byteOrderMarks.find(([, mark]) => mark.test(start))?.[0];
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(marked ?? quoted ?? plain ?? declared ?? 'utf-8');
  } catch {
    // A name that browsers do not know.
    decoder = new TextDecoder();
  }
  // As a stream, a body that was cut within a character has no wrong one at its end.
  return decoder.decode(bytes, { stream: true });
}

/**
 * Reads the body of a response for display: JSON, the parts of a multipart stream, or plain text, and the summary of an
 * error record (status 400 and above). Other media types are files. Browsers display images of any size.
 */
export async function readResponseBody(
  status: number,
  type: string,
  body: Blob,
): Promise<Pick<ApiResponse, 'content' | 'errorSummary'>> {
  if (body.size === 0) return { content: { kind: 'none' } };
  if (/^image\//i.test(type)) return { content: { kind: 'image' } };
  const start = body.slice(0, startBytes);
  const isUnknown = saysNothing(type) && looksLikeText(await start.arrayBuffer());
  if (!isUnknown && !isMultipart(type) && !isText(type)) return { content: { kind: 'file' } };
  if (body.size > maxDisplayedBytes) {
    return { content: { kind: 'start', text: await decode(type, start) } };
  }
  const text = await decode(type, body);
  if (isMultipart(type)) return { content: readMultipart(text, type) };
  const json = isJson(type) || isUnknown ? parseJson(text) : undefined;
  if (!json) return { content: { kind: 'text', text } };
  return {
    content: { kind: 'json', values: [json.value], text: formatJson(json.value) },
    errorSummary: status >= 400 ? summarizeError(json.value) : undefined,
  };
}

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

const isJson = (type: string) => /^application\/.*\bjson\b/i.test(type);
const isMultipart = (type: string) => /^multipart\//i.test(type);
const isText = (type: string) => /^text\//i.test(type);

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
  if (!isJson(type) && !isMultipart(type) && !isText(type)) return { content: { kind: 'file' } };
  if (body.size > maxDisplayedBytes) {
    return { content: { kind: 'start', text: await body.slice(0, startBytes).text() } };
  }
  const text = await body.text();
  if (isMultipart(type)) return { content: readMultipart(text, type) };
  const json = isJson(type) ? parseJson(text) : undefined;
  if (!json) return { content: { kind: 'text', text } };
  return {
    content: { kind: 'json', values: [json.value], text: formatJson(json.value) },
    errorSummary: status >= 400 ? summarizeError(json.value) : undefined,
  };
}

import { decodeBase64 } from '../../../kit/text/base64';
import { findHeader } from '../find-header';
import type {
  RecordedBody,
  RecordedCall,
  RecordedHeader,
  RecordedRequest,
  RecordedResponse,
} from '../recorded-call';
import { writeFormText } from './form-text';
import type { Literal } from './literal';
import { getLiteral, getNumber, getText, listItems, toTextBody } from './literal-values';

/** The text of base64; undefined if it is no base64, or if its bytes are no UTF-8 text. */
function decodeText(base64: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(base64));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes with them are no text
    return /[\0-\x08\x0e-\x1a]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Whether a value is a HAR file (HTTP Archive 1.2), or one entry of it. */
export const isHar = (literal: Literal | undefined): boolean =>
  getLiteral(literal, 'log', 'entries') !== undefined || isHarEntry(literal);

/** An entry has a time or headers. A line of a log that is JSON can also have a request. */
export const isHarEntry = (literal: Literal | undefined): boolean =>
  getText(literal, 'request', 'url') !== undefined &&
  (getText(literal, 'startedDateTime') !== undefined ||
    getLiteral(literal, 'request', 'headers')?.type === 'array');

function readHeaders(message: Literal | undefined): RecordedHeader[] {
  return listItems(getLiteral(message, 'headers')).flatMap((header) => {
    const value = getLiteral(header, 'value');
    const name = getText(header, 'name');
    // HTTP/2 has pseudo-headers such as :authority.
    if (name === undefined || name.startsWith(':')) return [];
    return [{ name, value: getText(value) ?? '', at: value?.at }];
  });
}

/** A text, or base64 of a text or of bytes. */
export function decodeBody(
  body: RecordedBody | undefined,
  encoding: string | undefined,
): RecordedBody | undefined {
  if (!body || encoding !== 'base64') return body;
  const content = decodeText(body.content);
  if (content === undefined) return { ...body, encoding: 'base64', isVerbatim: false };
  return { ...body, content, isVerbatim: false };
}

function readRequestBody(
  request: Literal | undefined,
  headers: RecordedHeader[],
): RecordedBody | undefined {
  const postData = getLiteral(request, 'postData');
  const mediaType = getText(postData, 'mimeType') || findHeader(headers, 'content-type')?.value;
  const text = toTextBody(getLiteral(postData, 'text'), mediaType);
  const params = getLiteral(postData, 'params');
  if (text && (text.content !== '' || listItems(params).length === 0)) {
    return decodeBody(text, getText(postData, 'encoding') ?? getText(postData, '_encoding'));
  }
  // Some tools write the fields of a form instead of a text.
  if (listItems(params).length === 0) return undefined;
  const fields = listItems(params).map((param) => ({
    name: getText(param, 'name') ?? '',
    value: getText(param, 'value') ?? getText(param, 'fileName') ?? '',
  }));
  const content = writeFormText(fields, mediaType ?? '');
  return { content, encoding: 'text', mediaType, at: params?.at, isVerbatim: false };
}

function readRequest(request: Literal | undefined): RecordedRequest | undefined {
  const url = getText(request, 'url');
  if (url === undefined) return undefined;
  const headers = readHeaders(request);
  const cookies = listItems(getLiteral(request, 'cookies')).map(
    (cookie) => `${getText(cookie, 'name')}=${getText(cookie, 'value')}`,
  );
  if (cookies.length > 0 && findHeader(headers, 'cookie')?.value === undefined) {
    headers.push({
      name: 'Cookie',
      value: cookies.join('; '),
      at: getLiteral(request, 'cookies')?.at,
    });
  }
  return {
    method: (getText(request, 'method') ?? '').toUpperCase(),
    url,
    headers,
    body: readRequestBody(request, headers),
    at: request?.at,
  };
}

function readResponse(response: Literal | undefined): RecordedResponse | undefined {
  if (!response) return undefined;
  const headers = readHeaders(response);
  const content = getLiteral(response, 'content');
  const mediaType = getText(content, 'mimeType') || findHeader(headers, 'content-type')?.value;
  const body = decodeBody(
    toTextBody(getLiteral(content, 'text'), mediaType),
    getText(content, 'encoding'),
  );
  return {
    status: getNumber(response, 'status'),
    headers,
    body: body?.content === '' ? undefined : body,
    at: response.at,
  };
}

/** Reads an entry of a HAR file. */
export function readHarEntry(entry: Literal, index: number): RecordedCall {
  const response = readResponse(getLiteral(entry, 'response'));
  return {
    request: readRequest(getLiteral(entry, 'request')),
    response,
    startedAt: getText(entry, 'startedDateTime'),
    name: `Entry ${index + 1}`,
  };
}

/** Reads the entries of a HAR file. An entry that is cut off has no response, so it is left out. */
export function readHar(literal: Literal, isTruncated: boolean): RecordedCall[] {
  const entries = isHarEntry(literal)
    ? [literal]
    : listItems(getLiteral(literal, 'log', 'entries'));
  const complete = isTruncated
    ? entries.filter((entry) => getLiteral(entry, 'response') !== undefined)
    : entries;
  return complete.map(readHarEntry);
}

import { findHeader } from '../find-header';
import type {
  ReadNote,
  RecordedBody,
  RecordedCall,
  RecordedHeader,
  RecordedRequest,
  RecordedResponse,
  TextRange,
} from '../recorded-call';
import { parseHeaderLine } from './headers';
import { readLiteral } from './literal';
import { findStatus } from './status-phrase';
import { isBlank, type Line, splitLines } from './text-lines';

export const requestLine =
  /^\s*(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;
export const statusLine = /^\s*HTTP\/[\d.]+[ \t]+(\d{3})\b/;
/** Whether an address is that of a receiver of webhooks. */
export const isReceiverUrl = (url: string): boolean => /hook|callback/i.test(url);

/** The address of a server, or of an API, which is no call. */
export const isServer = (url: string): boolean =>
  /^https?:\/\/[^/]+(?:\/(?:api|v\d+))*\/?$/.test(url);

/** A status alone, as people write it after a request, with what the server says or what they think of it. */
const bareStatus =
  /^[ \t]{0,8}(?:(?:[-=]+>|<[-=]+|[←→])[ \t]*([1-5]\d\d)\b(?!\.\d)|([1-5]\d\d)(?=\s*(?:[A-Z][A-Za-z ]*)?$|\s+[{[]["{[\]}]))/;
/** A request line that cannot be part of a body. */
const completeRequestLine = /^\s*[A-Z]{3,7}[ \t]+\S+[ \t]+HTTP\/[\d.]+[ \t]*$/;

const isMessageStart = ({ text }: Line): boolean =>
  statusLine.test(text) || bareStatus.test(text) || completeRequestLine.test(text);

/** A range of a text as a body; undefined if it is empty. */
export function sliceBody(
  text: string,
  start: number,
  end: number,
  mediaType: string | undefined,
): RecordedBody | undefined {
  const content = text.slice(start, end);
  const leading = /^\s*/.exec(content)?.[0].length ?? 0;
  const trimmed = content.trim();
  if (trimmed === '') return undefined;
  const at = { offset: start + leading, length: trimmed.length };
  const isTruncated = /^[[{]/.test(trimmed) && /(?:\.{3}|…)$/.test(trimmed);
  return {
    ...{ content: trimmed, encoding: 'text', mediaType, at, isVerbatim: true },
    ...(isTruncated && { isTruncated }),
  };
}

/** The length of a chunk, before its content. */
const chunkLength = /^\s*[0-9a-f]{1,6}[ \t]*\r?\n(?=[{[])/i;

/** The offset of a body, after the length of its first chunk. */
const skipChunkLength = (
  text: string,
  start: number,
  headers: readonly RecordedHeader[],
): number =>
  findHeader(headers, 'transfer-encoding')?.value.includes('chunked')
    ? start + (chunkLength.exec(text.slice(start, start + 100))?.[0].length ?? 0)
    : start;

/** Reads headers up to an empty line, or to a line that is no header. Returns the index of the line after them. */
export function readHeaderLines(
  lines: readonly Line[],
  start: number,
  notes: ReadNote[],
): { headers: RecordedHeader[]; next: number } {
  const headers: RecordedHeader[] = [];
  for (let index = start; index < lines.length; index++) {
    const line = lines[index];
    if (!line || isBlank(line)) return { headers, next: index + 1 };
    const header = parseHeaderLine(line.text, line.offset);
    if (!header) {
      if (/^\s*[[{"<]/.test(line.text)) {
        const message = 'An empty line is missing between the headers and the body';
        notes.push({ message, at: { offset: line.offset, length: 0 } });
      }
      return { headers, next: index };
    }
    headers.push(header);
  }
  return { headers, next: lines.length };
}

/** The offset at which a body ends: with its JSON, or before the next message. */
function findBodyEnd(text: string, lines: readonly Line[], start: number): number {
  const first = lines[start];
  if (!first) return text.length;
  let index = start + 1;
  while (index < lines.length && !isMessageStart(lines[index] ?? first)) index++;
  const next = isMessageStart(first) ? first.offset : (lines[index]?.offset ?? text.length);
  const [space = ''] = /^\s*/.exec(text.slice(first.offset, next)) ?? [];
  const jsonStart = first.offset + space.length;
  if (!/[[{]/.test(text[jsonStart] ?? '')) return next;
  const json = readLiteral(text, jsonStart);
  // Other text can follow the JSON, such as what somebody wrote about it.
  return json.notes.length === 0 && json.end < next ? json.end : next;
}

export const rangeOf = (start: number, end: number): TextRange => ({
  offset: start,
  length: end - start,
});

type Message = { request: RecordedRequest } | { response: RecordedResponse };

/** A message without its body: the line of its start, its headers, and the index of the line after them. */
type Head = { message: Message; headers: RecordedHeader[]; next: number };

/** A path with the host of its request. */
function completeUrl(url: string, host: string | undefined): string {
  if (!url.startsWith('/') || host === undefined) return url;
  return `${/^(?:localhost|127\.|\[::1])/.test(host) ? 'http' : 'https'}://${host}${url}`;
}

/** Reads the start of a request or of a response, and its headers; undefined if the line is neither. */
export function readHead(
  lines: readonly Line[],
  start: number,
  notes: ReadNote[],
): Head | undefined {
  const text = lines[start]?.text ?? '';
  const [, method, url] = requestLine.exec(text) ?? [];
  const [, status] = statusLine.exec(text) ?? [];
  const [, afterArrow, alone = afterArrow] = bareStatus.exec(text) ?? [];
  if (alone !== undefined) {
    return {
      message: { response: { status: Number(alone), headers: [] } },
      headers: [],
      next: start + 1,
    };
  }
  if (method === undefined && status === undefined) return undefined;
  const { headers, next } = readHeaderLines(lines, start + 1, notes);
  if (status !== undefined) {
    return { message: { response: { status: Number(status), headers } }, headers, next };
  }
  const address = completeUrl(url ?? '', findHeader(headers, 'host')?.value);
  // People who type a request leave headers out.
  const isTyped = !/HTTP\/[\d.]+\s*$/.test(text) && !findHeader(headers, 'host');
  const request = {
    ...{ method: method ?? '', url: address, headers },
    ...(isTyped && { hasUnknownHeaders: true }),
  };
  return { message: { request }, headers, next };
}

/** A message with its body and its range. */
export function completeMessage(
  message: Message,
  body: RecordedBody | undefined,
  at: TextRange,
): Message {
  if ('request' in message) return { request: { ...message.request, body, at } };
  return { response: { ...message.response, body, at } };
}

/**
 * Reads the head of the message that counts. Another response follows one without a body if that is interim, of a redirect,
 * or of a proxy that has opened a connection.
 */
function readLastHead(
  lines: readonly Line[],
  start: number,
  notes: ReadNote[],
): (Head & { start: number }) | undefined {
  const own: ReadNote[] = [];
  const head = readHead(lines, start, own);
  let next = head?.next ?? lines.length;
  for (let line = lines[next]; line && isBlank(line); line = lines[next]) next += 1;
  const isFollowed = statusLine.test(lines[next]?.text ?? '');
  if (head && 'response' in head.message && isFollowed) return readLastHead(lines, next, notes);
  notes.push(...own);
  return head && { ...head, start };
}

/** A command that shows a file, with its prompt, before JSON. */
const shownFile = /^\s*[$%#>]\s*(?:cat|type|jq|less|more|head)\b[^\n]*\n(?=\s*[[{])/;

const lineAfter = (lines: readonly Line[], offset: number): number =>
  lines.findIndex((line) => line.offset >= offset);

/** Reads a request or a response that starts at a line. Returns the offset after it. */
function readMessage(
  text: string,
  lines: readonly Line[],
  first: number,
  notes: ReadNote[],
): { message: Message; end: number } | undefined {
  const head = readLastHead(lines, first, notes);
  if (!head) return undefined;
  const { offset = 0, text: line = '' } = lines[head.start] ?? {};
  // The body can be on the line of a bare status.
  const inLine = bareStatus.test(line) ? line.search(/[{[]/) : -1;
  const below = inLine === -1 ? (lines[head.next]?.offset ?? text.length) : offset + inLine;
  // A body that was saved to a file is shown by a command.
  const [prompt = ''] = shownFile.exec(text.slice(below, below + 200)) ?? [];
  const bodyStart = below + prompt.length;
  const { status = 0 } = 'response' in head.message ? head.message.response : {};
  // What follows is no body.
  const isBodiless =
    status === 204 ||
    status === 304 ||
    (bareStatus.test(line) && !/^\s*[[{]/.test(text.slice(bodyStart, bodyStart + 1000)));
  const end = isBodiless
    ? bodyStart
    : inLine === -1
      ? findBodyEnd(text, lines, prompt === '' ? head.next : lineAfter(lines, bodyStart))
      : readLiteral(text, bodyStart).end;
  const contentStart = skipChunkLength(text, bodyStart, head.headers);
  const contentEnd = contentStart === bodyStart ? end : readLiteral(text, contentStart).end;
  const mediaType = findHeader(head.headers, 'content-type')?.value;
  const body = sliceBody(text, contentStart, contentEnd, mediaType);
  return { message: completeMessage(head.message, body, rangeOf(offset, end)), end };
}

/** A line that starts with JSON, and not with a word or a time in brackets. */
const jsonLine = /^\s*[`'"]*(?!\[\d+[:/-]\d)(?:\{|\[\s*(?=["'[{\d\]-]|true|false|null))/;

/** An error record in a sentence. */
const quotedRecord = /\{\s*"(?:error|message|trace)"\s*:/;

/** Finds the response that a text contains after a request: a message, or JSON. */
export function findResponse(
  text: string,
  start: number,
  notes: ReadNote[],
  hasRecords = true,
): RecordedResponse | undefined {
  const lines = splitLines(text, start);
  const statusIndex = lines.findIndex(
    (line) => statusLine.test(line.text) || bareStatus.test(line.text),
  );
  const found = statusIndex === -1 ? undefined : readMessage(text, lines, statusIndex, notes);
  const response = found && 'response' in found.message ? found.message.response : undefined;
  if (response?.body || response?.status === 204) return response;
  const json = lines.find((line) => jsonLine.test(line.text));
  const record =
    json ?? (hasRecords ? lines.find((line) => quotedRecord.test(line.text)) : undefined);
  if (!record) return response;
  const jsonStart = record.offset + record.text.search(json ? /[[{]/ : quotedRecord);
  const { literal, end } = readLiteral(text, jsonStart);
  const isEmpty =
    literal?.type !== 'array' && (literal?.type !== 'object' || literal.properties.length === 0);
  if (isEmpty) return response;
  const body = sliceBody(text, jsonStart, end, undefined);
  // Tools show the status, the body, and the headers one after the other.
  return { headers: [], ...response, body, at: rangeOf(jsonStart, end) };
}

/**
 * Finds the response that a text tells after a call: a message, JSON, or only a status in words.
 * @param isOnly whether the text has no other call, of which a record in a line can be
 */
export function findOutcome(
  text: string,
  start: number,
  notes: ReadNote[],
  isOnly = true,
): RecordedResponse | undefined {
  const response = findResponse(text, start, notes, isOnly);
  const status = response?.status ?? findStatus(text.slice(start));
  if (response) return { ...response, ...(status !== undefined && { status }) };
  return status === undefined ? undefined : { status, headers: [] };
}

/** Reads raw HTTP messages. A response belongs to the request before it. */
export function readHttpMessages(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const calls: RecordedCall[] = [];
  const notes: ReadNote[] = [];
  const lines = splitLines(text);
  for (let index = 0, end = 0; index < lines.length; index++) {
    const line = lines[index];
    const found = line && line.offset >= end ? readMessage(text, lines, index, notes) : undefined;
    if (!found) continue;
    const { message } = found;
    const last = calls.at(-1);
    const isOpen = last?.request !== undefined && !last.response;
    if (!isOpen && bareStatus.test(line?.text ?? '')) continue;
    if ('response' in message && last && isOpen) last.response = message.response;
    else calls.push(message);
    end = found.end;
  }
  const last = calls.at(-1);
  if (last?.request && !last.response) {
    const { offset, length } = last.request.at ?? { offset: 0, length: 0 };
    last.response = findResponse(text, offset + length, notes);
  }
  return { calls, notes };
}

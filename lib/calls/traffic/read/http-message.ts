import type {
  ReadNote,
  RecordedBody,
  RecordedCall,
  RecordedHeader,
  RecordedRequest,
  RecordedResponse,
  TextRange,
} from '../recorded-call';
import { findHeaderValue, parseHeaderLine } from './headers';
import { readLiteral } from './literal';
import { isBlank, type Line, splitLines } from './text-lines';

export const requestLine =
  /^\s*(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;
export const statusLine = /^\s*HTTP\/[\d.]+[ \t]+(\d{3})\b/;
/** A request line that cannot be part of a body. */
const completeRequestLine = /^\s*[A-Z]{3,7}[ \t]+\S+[ \t]+HTTP\/[\d.]+[ \t]*$/;

const isMessageStart = ({ text }: Line): boolean =>
  statusLine.test(text) || completeRequestLine.test(text);

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
  return { content: trimmed, encoding: 'text', mediaType, at, isVerbatim: true };
}

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
  const next = lines.slice(start).find(isMessageStart)?.offset ?? text.length;
  const [space = ''] = /^\s*/.exec(text.slice(first.offset, next)) ?? [];
  const jsonStart = first.offset + space.length;
  if (!/[[{]/.test(text[jsonStart] ?? '')) return next;
  const json = readLiteral(text, jsonStart);
  // Other text can follow the JSON, such as what somebody wrote about it.
  return json.notes.length === 0 && json.end < next ? json.end : next;
}

const rangeOf = (start: number, end: number): TextRange => ({ offset: start, length: end - start });

type Message = { request: RecordedRequest } | { response: RecordedResponse };

/** Reads a request or a response that starts at a line. Returns the offset after it. */
function readMessage(
  text: string,
  lines: readonly Line[],
  start: number,
  notes: ReadNote[],
): { message: Message; end: number } | undefined {
  const first = lines[start];
  const [, method, url] = requestLine.exec(first?.text ?? '') ?? [];
  const [, status] = statusLine.exec(first?.text ?? '') ?? [];
  if (!first || (method === undefined && status === undefined)) return undefined;
  const { headers, next } = readHeaderLines(lines, start + 1, notes);
  const end = findBodyEnd(text, lines, next);
  const bodyStart = lines[next]?.offset ?? text.length;
  const body = sliceBody(text, bodyStart, end, findHeaderValue(headers, 'content-type'));
  const message = { headers, body, at: rangeOf(first.offset, end) };
  if (status !== undefined)
    return { message: { response: { status: Number(status), ...message } }, end };
  const host = findHeaderValue(headers, 'host');
  const isPath = url?.startsWith('/') && host;
  const scheme = host && /^(?:localhost|127\.|\[::1])/.test(host) ? 'http' : 'https';
  const address = isPath ? `${scheme}://${host}${url}` : (url ?? '');
  return { message: { request: { method: method ?? '', url: address, ...message } }, end };
}

/** Finds the response that a text contains after a request: a message, or JSON. */
export function findResponse(
  text: string,
  start: number,
  notes: ReadNote[],
): RecordedResponse | undefined {
  const lines = splitLines(text, start);
  const statusIndex = lines.findIndex((line) => statusLine.test(line.text));
  const found = statusIndex === -1 ? undefined : readMessage(text, lines, statusIndex, notes);
  if (found && 'response' in found.message) return found.message.response;
  const json = lines.find((line) => /^\s*[`'"]*[[{]\s*["[{\d\]}]?/.test(line.text));
  if (!json) return undefined;
  const jsonStart = json.offset + json.text.search(/[[{]/);
  const { literal, end } = readLiteral(text, jsonStart);
  const isEmpty =
    literal?.type !== 'array' && (literal?.type !== 'object' || literal.properties.length === 0);
  if (isEmpty) return undefined;
  const body = sliceBody(text, jsonStart, end, undefined);
  return { headers: [], body, at: rangeOf(jsonStart, end) };
}

/** Reads raw HTTP messages. A response belongs to the request before it. */
export function readHttpMessages(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const calls: RecordedCall[] = [];
  const notes: ReadNote[] = [];
  const lines = splitLines(text);
  let index = 0;
  while (index < lines.length) {
    const found = readMessage(text, lines, index, notes);
    const last = calls.at(-1);
    if (!found) {
      index++;
      continue;
    }
    if ('request' in found.message) calls.push(found.message);
    else if (last?.request && !last.response) last.response = found.message.response;
    else calls.push(found.message);
    const next = lines.findIndex(
      (line, candidate) => candidate > index && line.offset >= found.end,
    );
    index = next === -1 ? lines.length : next;
  }
  const last = calls.at(-1);
  if (last?.request && !last.response) {
    const { offset, length } = last.request.at ?? { offset: 0, length: 0 };
    last.response = findResponse(text, offset + length, notes);
  }
  return { calls, notes };
}

export const verboseLine = /^[<>] ?(?:[A-Z]{3,7} \S+ HTTP\/|HTTP\/)/m;

/** Removes the prefixes of `curl --verbose` from lines, and the lines about the connection. */
function readPrefixedLines(lines: readonly Line[], prefix: string): Line[] {
  return lines
    .filter(({ text }) => text.startsWith(prefix))
    .map(({ text, offset }) => {
      const { length } = /^. ?/.exec(text)?.[0] ?? '';
      return { text: text.slice(length), offset: offset + length };
    });
}

/** Reads what `curl --verbose` prints: `>` before the request, `<` before the response, and its body. */
export function readVerboseOutput(
  text: string,
  start = 0,
): { call: RecordedCall; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const lines = splitLines(text, start);
  const requestLines = readPrefixedLines(lines, '>');
  const responseLines = readPrefixedLines(lines, '<');
  const call: RecordedCall = {};
  const [request] = requestLines;
  const sent = request && readMessage('', [...requestLines], 0, notes)?.message;
  if (sent && 'request' in sent)
    call.request = {
      ...sent.request,
      at: rangeOf(request.offset, request.offset + request.text.length),
    };
  const statusIndex = responseLines.findLastIndex((line) => statusLine.test(line.text));
  const received =
    statusIndex === -1 ? undefined : readMessage('', responseLines, statusIndex, notes)?.message;
  if (received && 'response' in received) {
    const lastLine = lines.findLastIndex((line) => line.text.startsWith('<'));
    const bodyLines = lines
      .slice(lastLine + 1)
      .filter((line) => !/^[*{}] ?/.test(line.text) || /^\{\s*["}]/.test(line.text));
    const body = bodyLines.find((line) => !isBlank(line));
    const end = text.slice(body?.offset).search(/\n?\* (?:Connection|Closing)/);
    const bodyEnd = end === -1 || !body ? text.length : body.offset + end;
    call.response = {
      ...received.response,
      body:
        body &&
        sliceBody(
          text,
          body.offset,
          bodyEnd,
          findHeaderValue(received.response.headers, 'content-type'),
        ),
    };
  }
  return { call, notes };
}

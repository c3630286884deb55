import type {
  RecordedBody,
  RecordedCall,
  RecordedHeader,
  RecordedResponse,
  TextRange,
} from '../recorded-call';
import { listHeaders } from './headers';
import { sliceBody } from './http-message';
import { type Literal, readLiteral } from './literal';
import {
  getLiteral,
  getNumber,
  getText,
  listPairs,
  toJsonBody,
  toTextBody,
} from './literal-values';
import { moveCall } from './move-ranges';
import { findStatus } from './status-phrase';
import { isBlank, type Line, splitLines } from './text-lines';

/** A method and a path or URL, which nginx, Apache, and programs write into their logs. A sentence can have a slash alone. */
const logRequest =
  /(?<![\w-])(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+"?((?:https?:\/\/|\/(?! [a-z]))[^\s"'<>`]*)/;
/** A path without a slash before it, after the time of the line. Words of sentences have no query, no slash, and no status. */
const relativeRequest =
  /^(?=\W{0,2}\d[\d:.,TZ+ -]*\d).*?(?<![\w-])(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+"?([a-z][\w-]*(?=[/?]|"?\s+[1-5]\d\d\b)[^\s"'<>]*)/;
const statusAfter =
  /^[^\n]{0,20}?(?:HTTP\/[\d.]+"?)?[\s"|,:=>→[(-]+(?:status(?:code)?[\s"=:]*)?([2-5]\d\d)(?!\d|\.\d|\s?ms\b)/i;
const statusBefore = /(?<=^|[\s|[])[2-5]\d\d(?=[\s|\]])/g;
/** A status before the number of bytes, as HAProxy writes them. */
const statusAndBytes = /(?<=\s)([2-5]\d\d)(?= \d+ [-\w])/;
const isoTime = /\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z| ?[+-]\d\d:?\d\d)?/;
const apacheTime = /\[(\d\d)\/(\w{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)\]/;

/** The time of a line as ISO 8601. */
function readTime(line: string): string | undefined {
  const [, day, month, year, time, hours, minutes] = apacheTime.exec(line) ?? [];
  if (day !== undefined) {
    const milliseconds = Date.parse(`${day} ${month} ${year} ${time} ${hours}${minutes}`);
    return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
  }
  return isoTime
    .exec(line)?.[0]
    .replaceAll('/', '-')
    .replace(' ', 'T')
    .replace(' ', '')
    .replace(',', '.');
}

/** JSON in a line, and the name before it. Java prints maps with `=`. */
const loggedJson = /(?:\b(\w+)\s*[=:]\s*)?([{[]\s*(?:["'[\]}]|\{(?!\s*\w+=)))/;

/** The body after an offset of a line: that of the response if its name says so, or if it has none and a status is before it. */
function readBody(text: string, offset: number) {
  const rest = text.slice(offset);
  const found = loggedJson.exec(rest);
  if (!found) return undefined;
  const [all, name = '', bracket = ''] = found;
  const isAnswer = /(?:[-=]>|→|\banswer\w*|\breturn\w*)\W*$/.test(rest.slice(0, found.index));
  const bodyStart = offset + found.index + all.length - bracket.length;
  const { literal, end, isTruncated } = readLiteral(text, bodyStart);
  const isNamed = name !== '' && !/^\d+$/.test(name);
  const isResponse = isNamed
    ? /^(?:res|err|out|answer)/i.test(name)
    : isAnswer || statusAfter.test(text.slice(offset, bodyStart));
  const whole = sliceBody(text, bodyStart, end, 'application/json');
  const body = whole && isTruncated ? { ...whole, isTruncated } : whole;
  return { body, literal, isResponse, start: offset + found.index, end };
}

const pair = /(?<=^|[\s,;|])([A-Za-z_][\w.-]*)=(?:"((?:[^"\\]|\\.)*)"|([^\s,;|"]+))/g;

/** The pairs of a line as an object: `method=GET uri="/appointments" status=405`. */
function readPairs(text: string): Literal | undefined {
  if (!/(?:method|verb)=/i.test(text)) return undefined;
  const properties = [...text.matchAll(pair)].map(({ 0: all, 1: name = '', 2: quoted, index }) => {
    const { literal } = quoted === undefined ? {} : readLiteral(text, index + name.length + 1);
    const value = all.slice(name.length + 1);
    const at = { offset: index + name.length + 1, length: value.length };
    const isText = { isVerbatim: true, isTruncated: false };
    return { name, value: literal ?? ({ type: 'string', value, at, ...isText } as const) };
  });
  return { type: 'object', properties, at: { offset: 0, length: text.length } };
}

/** The headers that a line has as an object, if it is one. */
function readLoggedHeaders(literal: Literal | undefined): RecordedHeader[] {
  const pairs = listPairs(literal);
  const isHeaders = pairs.some(([name]) => /^(?:user-agent|accept|content-type|host)$/i.test(name));
  return isHeaders ? pairs.map(([name, value]) => ({ name, value })) : [];
}

/** Reads a line of a log; undefined for a line without a request. */
export function readLogLine({ text, offset }: Line): RecordedCall | undefined {
  const found = logRequest.exec(text) ?? relativeRequest.exec(text);
  if (!found) {
    const call = readLogRecord(readPairs(text));
    return call && moveCall(call, offset);
  }
  const [all, method = '', address = ''] = found;
  // A sentence can end here.
  const url = address.replace(/[.,;:!?)]+$/, '');
  const end = found.index + all.length;
  const json = readBody(text, end);
  const status =
    statusAfter.exec(text.slice(end, json?.start))?.[1] ??
    (json && !json.isResponse ? statusAfter.exec(text.slice(json.end))?.[1] : undefined) ??
    statusAndBytes.exec(text.slice(0, found.index))?.[1] ??
    text.slice(0, found.index).match(statusBefore)?.at(-1);
  const at = { offset: found.index, length: all.length };
  const headers = readLoggedHeaders(json?.literal);
  const isRequestBody = json && !json.isResponse && headers.length === 0;
  const response = {
    ...(status !== undefined && { status: Number(status) }),
    ...(json?.isResponse && { body: json.body }),
  };
  const call: RecordedCall = {
    request: { method, url, headers, ...(isRequestBody && { body: json.body }), at },
    ...(Object.keys(response).length > 0 && { response: { headers: [], ...response } }),
    startedAt: readTime(text),
  };
  return moveCall(call, offset);
}

/** The start of a request, of a response, or of an error in the log of an HTTP client such as Feign and OkHttp. */
const clientRequest = /-->[ \t]+(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)[ \t]/;
const clientResponse =
  /(?:(?:(?<=^|[\s:])<-{0,3}|←)[ \t]+(?:HTTP\/[\d.]+[ \t]+)?|(?<![\w<>-])\*{0,3} ?[Rr]esponse:? ?\*{0,3} {1,3}(?:[Ss]tatus:? )?)([1-5]\d\d)(?!\d)([^\n{[]*)/;
const clientError = /\[([1-5]\d\d)(?: [^\]]*)?\] during \[([A-Z]+)\] to \[([^\]\s]+)\]/;
const clientPart = /(?:-->|<--)[ \t]/;

/** Whether two addresses are the same but for the server, which the log of a server does not have. */
export const isSameAddress = (one: string | undefined, other: string | undefined): boolean => {
  const [path, otherPath] = [one, other].map((url) => url?.replace(/^[a-z]+:\/\/[^/]*/i, ''));
  return path === otherPath;
};

/** The names in brackets before an arrow, such as that of the thread, which a response has in common with its request. */
const readTags = (line: string, index: number): string =>
  (line.slice(0, index).match(/\[[^\]]*\]/g) ?? []).join('');

/** A header in the log of a client, after what the logger writes before each line. */
const loggedHeader =
  /(?:^|[\s:|])(Accept|Authorization|Cookie|Host|[A-Z][A-Za-z]*(?:-[A-Za-z]+)+): (\S.*)$/;

/** The headers between the start of a request and the line with its end; undefined if the log doesn't show the end. */
function readClientHeaders(lines: readonly Line[], index: number): RecordedHeader[] | undefined {
  const length = lines.slice(index + 1).findIndex((line) => clientPart.test(line.text));
  const end = lines[index + 1 + length];
  if (length === -1 || !end || !/--> END\b/.test(end.text)) return undefined;
  return lines.slice(index + 1, index + 1 + length).flatMap((line) => {
    const [, name = '', value = ''] = loggedHeader.exec(line.text) ?? [];
    const offset = line.offset + line.text.lastIndexOf(value);
    const at = { offset, length: value.length };
    return name === '' ? [] : [{ name, value, at }];
  });
}

/** The JSON between the start of a message and the line with its end. */
function readLoggedBody(text: string, lines: readonly Line[], index: number) {
  const end = lines.slice(index + 1).find((line) => clientPart.test(line.text));
  const start = lines[index + 1]?.offset;
  if (!end || start === undefined || !/(?:-->|<--) END\b/.test(end.text)) return undefined;
  return readBody(text.slice(0, end.offset), start)?.body;
}

/**
 * A line that starts JSON, also in a frame, in quotes, and after the time of a log. Code has brackets at the start of lines,
 * too, but no names in quotes after them.
 */
const jsonLine =
  /^(?:(?:[A-Z], )?\W{0,2}\d[\d:.,TZ+ -]*\d\b[^{"\n]{0,120}?[\s:=\]])?[ \t│┃|]*['"`]?(?=\{\s*(?:"[^"\n]*"\s*:|\})|\[\s*(?:[{\]"]))/;

/** JSON that starts a line of a text. */
export type JsonBlock = { offset: number; end: number };

/** Whether a part of a call has a part of a block. */
export const overlaps = (at: TextRange, { offset, end }: JsonBlock): boolean =>
  at.offset < end && at.offset + at.length > offset;

/** Finds JSON that starts a line, up to an offset. */
export function listJsonBlocks(text: string, start: number, end: number): JsonBlock[] {
  const blocks: JsonBlock[] = [];
  for (const line of splitLines(text, start, end)) {
    const [space] = jsonLine.exec(text.slice(line.offset, line.offset + 300)) ?? [];
    if (space === undefined || line.offset < (blocks.at(-1)?.end ?? 0)) continue;
    const offset = line.offset + space.length;
    blocks.push({ offset, end: Math.min(readLiteral(text, offset).end, end) });
  }
  return blocks;
}

const requestLabel = /^\W*(?:request|payload)\W*$|\brequest (?:body|payload)\b/i;
const responseLabel = /\b(?:respon|repl|answer|return|result)\w*/i;

/** Adds the JSON and the status below the line of a call, which people write between other text, up to the next call. */
export function addPartsBelow(call: RecordedCall, text: string, start: number, end: number): void {
  const { request } = call;
  if (!request) return;
  if (request.headers.length === 0) request.headers = listHeaders(text, start, end);
  let from = start;
  for (const block of listJsonBlocks(text, start, end)) {
    const own = request.body?.at;
    if (own && overlaps(own, block)) {
      from = block.end;
      continue;
    }
    const between = text.slice(from, block.offset);
    // A receiver logs what it was sent before its line with the request.
    const isOfNext =
      /\b(?:body|payload)\s?=\s*$/.test(between) && /^(?:GET|HEAD)$/.test(request.method);
    if (isOfNext) continue;
    const label = splitLines(between).findLast((line) => !isBlank(line))?.text ?? '';
    const content = text.slice(block.offset, block.end);
    const status = findStatus(between);
    const isAnswer =
      !(requestLabel.test(label) && request.body === undefined) &&
      (request.body !== undefined ||
        /^(?:GET|HEAD)$/.test(request.method) ||
        // A response with lines of its own can be below. What was refused has an error record as its response.
        (call.response?.status !== undefined &&
          call.response.status < 400 &&
          (call.response.at?.offset ?? 0) < block.offset) ||
        status !== undefined ||
        responseLabel.test(label) ||
        /^\{\s*"(?:error|trace)"/.test(content));
    const body = sliceBody(text, block.offset, block.end, 'application/json');
    if (!isAnswer) request.body = body;
    else if (!call.response?.body)
      call.response = {
        headers: [],
        ...(status !== undefined && { status }),
        ...call.response,
        body,
      };
    from = block.end;
  }
  const status = call.response?.status ?? findStatus(text.slice(from, end));
  if (status !== undefined) call.response = { headers: [], ...call.response, status };
}

/** Whether a line of a log has more than a method and an address. */
const isRecorded = ({ startedAt, request, response }: RecordedCall): boolean =>
  startedAt !== undefined || request?.body !== undefined || response !== undefined;

/** Whether nothing but the method and the address is on the line, or the client has marked it as sent. */
function isSentLine({ request }: RecordedCall, text: string): boolean {
  const { offset = 0, length = 0 } = request?.at ?? {};
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [rest = ''] = /^[^\n]*/.exec(text.slice(offset + length)) ?? [];
  return (
    clientRequest.test(text.slice(start, offset + length)) ||
    `${text.slice(start, offset)}${rest}`.trim() === ''
  );
}

/** Reads the lines of a log, with the responses on lines of their own. */
export function readLogLines(text: string): RecordedCall[] {
  const lines = splitLines(text);
  /** `below` is the offset of the line after the call. */
  const sent: Array<{ call: RecordedCall; tags: string; below: number | undefined }> = [];
  for (const [index, line] of lines.entries()) {
    const error = clientError.exec(line.text);
    const response = clientResponse.exec(line.text);
    const found = error ?? response;
    const below = lines[index + 1]?.offset;
    if (!found) {
      const call = readLogLine(line);
      if (!call?.request) continue;
      const { method, url } = call.request;
      const isSent = clientRequest.test(line.text);
      const findBefore = () =>
        sent.findLast(({ call: { request } }) => request?.method === method && request.url === url);
      const body =
        call.request.body ??
        (isSent ? readLoggedBody(text, lines, index) : undefined) ??
        // A retry is often logged without the body that it repeats.
        (/\bretry\b|\bsame body\b/i.test(line.text) ? findBefore()?.call.request?.body : undefined);
      if (body) call.request.body = body;
      const headers = isSent ? readClientHeaders(lines, index) : undefined;
      if (headers && headers.length > 0) {
        call.request.headers = headers;
        call.isPartial = false;
      }
      sent.push({ call, tags: readTags(line.text, line.text.search(clientPart)), below });
      continue;
    }
    const [, status, rest = ''] = found;
    const url = error ? error[3] : /https?:\/\/\S+/.exec(rest)?.[0];
    const tags = readTags(line.text, found.index);
    const isOpen = ({ call }: (typeof sent)[number]) =>
      !call.response && (url === undefined || isSameAddress(call.request?.url, url));
    const own =
      sent.findLast((each) => isOpen(each) && each.tags === tags) ?? sent.findLast(isOpen);
    const after = line.offset + found.index + found[0].length;
    // Feign writes the body in brackets.
    const [bracket = ''] = (error && /^[^\n]*?\]: \[/.exec(text.slice(after))) ?? [];
    const start = after + bracket.length;
    const inLine = readBody(text.slice(0, line.offset + line.text.length), start)?.body;
    const body = inLine ?? readLoggedBody(text, lines, index);
    const at = { offset: line.offset + found.index, length: found[0].trimEnd().length };
    const answer = { status: Number(status), headers: [], ...(body && { body }), at };
    // The exception repeats the response of a call that the log has.
    const repeated = error && sent.findLast(({ call }) => isSameAddress(call.request?.url, url));
    if (own) own.call.response = answer;
    else if (repeated) repeated.call.response = { ...answer, ...repeated.call.response };
    else if (error && sent.length > 0) {
      const request = { method: error[2] ?? '', url: url ?? '', headers: [], at };
      sent.push({ call: { request, response: answer }, tags, below });
    } else if (!error && url !== undefined) {
      // A part of a log can start after the request.
      const request = { method: 'GET', url, headers: [], at, isMethodAssumed: true };
      sent.push({ call: { request, response: answer }, tags, below });
    }
  }
  for (const [index, { call, below }] of sent.entries()) {
    const end = sent[index + 1]?.call.request?.at?.offset ?? text.length;
    if (below !== undefined && below < end) addPartsBelow(call, text, below, end);
  }
  const calls = sent.map(({ call }) => call);
  // Sentences around a log name calls, too.
  const hasRecord = calls.some(isRecorded);
  return hasRecord ? calls.filter((call) => isRecorded(call) || isSentLine(call, text)) : calls;
}

const urlNames = [
  ...['url.full', 'url.original', 'url.path', 'http.url', 'http.target', 'http.request.url'],
  'url',
  'uri',
  'path',
  'request_uri',
  'requestUri',
  'requestUrl',
  'originalUrl',
  'resource',
];
const methodNames = [
  ...['http.request.method', 'http.method'],
  'method',
  'httpMethod',
  'http_method',
  'requestMethod',
  'request_method',
  'verb',
];
const statusNames = [
  ...['http.response.status_code', 'http.status_code'],
  'status',
  'statusCode',
  'status_code',
  'responseStatus',
  'response_status',
  'code',
];
const timeNames = ['@timestamp', 'timestamp', 'time', 'ts', 'date'];

const headerNames = ['headers', 'requestHeaders', 'hdr'];
const bodyNames = [
  ...['http.request.body.content', 'http.request.body', 'request_body', 'req_body', 'reqBody'],
  ...['body', 'requestBody', 'payload'],
];
const responseBodyNames = [
  ...['http.response.body.content', 'http.response.body', 'response_body', 'resp_body', 'resBody'],
  'responseBody',
];

/** The value with a name, whose dots can stand for objects. */
const getNamed = (source: Literal | undefined, name: string): Literal | undefined =>
  getLiteral(source, name) ?? getLiteral(source, ...name.split('.'));

/** The body that a record has as JSON, or as a text that is no template. */
function toBody(source: Literal | undefined, names = bodyNames): RecordedBody | undefined {
  const body = names.map((name) => getNamed(source, name)).find(Boolean);
  if (body?.type === 'object' || body?.type === 'array') return toJsonBody(body);
  return body?.type === 'string' && !/^(?:\{\{.*\}\})?$/.test(body.value)
    ? toTextBody(body)
    : undefined;
}

const findText = (literal: Literal | undefined, names: readonly string[]): string | undefined =>
  names.map((name) => getText(getNamed(literal, name))).find((value) => value !== undefined);

/** The first number that is a status. */
export const findStatusNumber = (values: ReadonlyArray<number | undefined>): number | undefined =>
  values.find((value) => value !== undefined && value >= 100 && value < 600);

/** Reads a line of a log that is JSON; undefined for other JSON. */
export function readLogRecord(literal: Literal | undefined): RecordedCall | undefined {
  const nested = ['request', 'req', 'httpRequest', 'http']
    .map((name) => getLiteral(literal, name))
    .find(Boolean);
  const source = nested?.type === 'object' ? nested : literal;
  const line = logRequest.exec(
    getText(literal, 'request') ?? getText(literal, 'message') ?? getText(literal, 'msg') ?? '',
  );
  const named = findText(source, methodNames) ?? findText(literal, methodNames);
  // YAML has no quotes around it.
  const method = named?.replace(/^\$\{(\w+)\}$/, '$1') ?? line?.[1];
  const url = findText(source, urlNames) ?? findText(literal, urlNames) ?? line?.[2];
  if (!literal || method === undefined || url === undefined) return undefined;
  const response = ['response', 'res'].map((name) => getLiteral(literal, name)).find(Boolean);
  const status = findStatusNumber(
    [response, literal, source].flatMap((part) =>
      statusNames.map((name) => getNumber(getNamed(part, name))),
    ),
  );
  const headers = listPairs(
    headerNames.map((name) => getLiteral(source, name)).find((part) => part?.type === 'object'),
  ).map(([name, value]) => ({ name, value }));
  const body = toBody(source) ?? toBody(literal);
  const responseBody =
    toBody(response, [...responseBodyNames, ...bodyNames]) ??
    toBody(source, responseBodyNames) ??
    toBody(literal, responseBodyNames);
  return {
    request: {
      ...{ method: method.toUpperCase(), url, headers, at: literal.at },
      ...(body && { body }),
    },
    ...((status !== undefined || responseBody) && {
      response: { status, headers: [], ...(responseBody && { body: responseBody }) },
    }),
    startedAt: findText(literal, timeNames),
  };
}

/** The fields by which two records of a log are those of one call. */
const callIdNames = ['requestId', 'request_id', 'reqId', 'correlationId', 'traceId', 'seq', 'id'];

export const readCallId = (literal: Literal): string | undefined => findText(literal, callIdNames);

/** Reads a record of a log that has only a response, which belongs to a request before it; undefined for another one. */
export function readLogResponse(literal: Literal): RecordedResponse | undefined {
  const status = findStatusNumber(statusNames.map((name) => getNumber(literal, name)));
  const hasRequest = findText(literal, [...urlNames, ...methodNames]) !== undefined;
  if (status === undefined || hasRequest) return undefined;
  const body = toBody(literal, [...responseBodyNames, ...bodyNames]);
  return { status, headers: [], at: literal.at, ...(body && { body }) };
}

import { parseJson } from '../../../kit/files/parse-json';
import { escapeRegExp } from '../../../kit/text/escape-reg-exp';
import type { InputKind, ReadInput, RecordedCall } from '../recorded-call';
import { readLoggedError } from './axios-error';
import { unreadBody } from './code-body';
import { readHexDump } from './hex-dump';
import { isReceiverUrl } from './http-message';
import { readJsonInput } from './json-input';
import type { Literal } from './literal';
import { getLiteral, getNumber, toJsonBody } from './literal-values';
import {
  findStatusNumber,
  isSameAddress,
  listJsonBlocks,
  overlaps,
  readLogLines,
} from './log-line';
import { moveCall } from './move-ranges';
import { listParts, mixedKinds } from './note-unread';
import { readFieldLines } from './record-fields';
import { isVerboseOutput } from './verbose-output';

/** Kinds of texts beside which people paste what a program has logged. */
export const codeKinds: ReadonlySet<InputKind> = new Set([
  'curl',
  'fetch',
  'powershell',
  'postman',
]);

const isLogLine = ({ startedAt, response }: RecordedCall): boolean =>
  startedAt !== undefined || response?.status !== undefined;

const withoutServer = (url: string): string => url.replace(/^[a-z]+:\/\/[^/]*\/?|^\//i, '');

const isVariable = (url: string): boolean => /^\$\{[^/]*\}$/.test(url);

/** Whether two requests are the same, of which the code of one can have variables in its address, or only its start. */
function isSameRequest({ request }: RecordedCall, { request: logged }: RecordedCall): boolean {
  if (!request || request.method !== logged?.method) return false;
  // The address of a function that sends all calls is in a variable.
  if (isSameAddress(request.url, logged.url) || isVariable(request.url)) return true;
  const path = withoutServer(request.url).replace(/^\$?\{{1,2}[^{}]*\}{1,2}\//, '');
  const parts = path.split(/\$?\{[^{}]*\}/);
  const isStart = path.endsWith('=');
  const escaped = parts.map(escapeRegExp);
  // One of them can have the path below the address of the API.
  const [first = '', ...rest] = escaped;
  const below = first.replace(/^(?:[^{]*\/)?v\d+\//, '');
  const pattern = `${[below, ...rest].join('[^/]*')}${isStart ? '' : '(?:&.*)?$'}`;
  return new RegExp(`^(?:(?:.*/)?v\\d+/)?${pattern}`).test(withoutServer(logged.url));
}

/** The address of a logged call of code: as it was logged, at the server of the code, which can have a path itself. */
const completeUrl = (logged: string, base: string): string => {
  if (URL.canParse(logged) || !URL.canParse(logged, base)) return logged;
  return base.endsWith(logged) ? base : new URL(logged, base).href;
};

/** Where a call is in the text: all of its parts and what is between them. */
function findRange({ request }: RecordedCall): { start: number; end: number } | undefined {
  const parts = listParts({ request });
  if (parts.length === 0) return undefined;
  return {
    start: Math.min(...parts.map(({ offset }) => offset)),
    end: Math.max(...parts.map(({ offset, length }) => offset + length)),
  };
}

/** Reads the calls of logs in the parts of a text that are not between two offsets. */
function readLogsBeside(
  text: string,
  start: number,
  end: number,
  isAddressKnown: boolean,
): RecordedCall[] {
  const below = text.slice(end);
  const isLogged = (call: RecordedCall) =>
    isLogLine(call) || (!isAddressKnown && /^https?:/.test(call.request?.url ?? ''));
  return [
    ...readLogLines(text.slice(0, start)).filter(isLogLine),
    ...readLogLines(below)
      .filter(isLogged)
      .map((call) => moveCall(call, end)),
  ].map((call) => ({ ...call, isPartial: true }));
}

/** Whether a line of a log repeats what one before it says, such as that of a console below a list of requests. */
const isRepeated = (call: RecordedCall, before: readonly RecordedCall[]): boolean =>
  call.startedAt === undefined &&
  !call.response?.body &&
  before.some(
    ({ request, response }) =>
      request?.method === call.request?.method &&
      isSameAddress(request?.url, call.request?.url) &&
      response?.status === call.response?.status,
  );

/**
 * Adds the calls of a log above or below code: those of the code have their response there, and others are calls of their
 * own.
 */
export function addLogCalls(input: ReadInput, text: string): ReadInput {
  // What curl prints is read with its command.
  if (!codeKinds.has(input.kind) || isVerboseOutput(text)) return input;
  const ranges = input.calls.flatMap((call) => findRange(call) ?? []);
  const end = Math.max(0, ...ranges.map((range) => range.end));
  const start = Math.min(end, ...ranges.map((range) => range.start));
  const record = readFieldLines(text);
  const isBeside =
    record?.response && !listParts(record).some(({ offset }) => offset >= start && offset < end);
  const isAddressKnown = !input.calls.some(({ request }) => isVariable(request?.url ?? ''));
  const logged = [
    ...readLogsBeside(text, start, end, isAddressKnown),
    ...(isBeside ? [record] : []),
  ].filter((call, index, all) => !isRepeated(call, all.slice(0, index)));
  if (logged.length === 0) return input;
  const offsetOf = ({ request }: RecordedCall) => request?.at?.offset ?? 0;
  const first = logged.map(offsetOf).find((offset) => offset >= end);
  const below = first === undefined ? text.length : text.lastIndexOf('\n', first) + 1;
  const sent = input.calls.map((call): RecordedCall => {
    const { response } = call;
    // What follows the code was taken for its response.
    const isOfLog =
      response !== undefined &&
      below < text.length &&
      listParts({ response }).every(({ offset }) => offset >= below);
    return isOfLog ? { ...call, response: undefined } : call;
  });
  const found = new Set<RecordedCall>();
  const calls = logged.map((call) => {
    const own =
      sent.find((other) => !found.has(other) && isSameRequest(other, call)) ??
      sent.find((other) => isSameRequest(other, call));
    if (!own?.request || !call.request) return { offset: offsetOf(call), call };
    // Code can have sent it several times. What it reads of the response is said once.
    const { response, use } = found.has(own) ? {} : own;
    found.add(own);
    const url = completeUrl(call.request.url, own.request.url);
    const { body } = call.request;
    const isSent = body && (!own.request.body?.content || parseJson(body.content) !== undefined);
    const headers = own.request.headers.length > 0 ? own.request.headers : call.request.headers;
    const request = { ...own.request, url, headers, ...(isSent && { body }) };
    const answer = call.response || response ? { ...call.response, ...response } : undefined;
    const status = call.response?.status ?? response?.status;
    // The line of the log was read, too.
    const merged = { headers: [], at: call.request.at, ...answer, status };
    return {
      offset: offsetOf(call),
      call: { ...own, use, request, startedAt: call.startedAt, response: answer && merged },
    };
  });
  const others = sent
    .filter((call) => !found.has(call))
    .map((call) => ({ offset: offsetOf(call), call }));
  // What was sent is in the log.
  const logs = calls.flatMap(({ call: { request } }) =>
    request?.body?.content ? [request.at] : [],
  );
  const notes = input.notes.filter(({ message }) => message !== unreadBody || logs.length === 0);
  return {
    ...input,
    notes,
    calls: [...calls, ...others]
      .sort((one, other) => one.offset - other.offset)
      .map(({ call }) => call),
  };
}

/** Adds what a text has of a call as fields on lines of their own, such as an error that was printed. */
export function addFieldLines(input: ReadInput, text: string): ReadInput {
  if (!mixedKinds.has(input.kind)) return input;
  const record = readLoggedError(text) ?? readFieldLines(text);
  const index = input.calls.findLastIndex(
    ({ request }) =>
      request !== undefined &&
      request.method === record?.request?.method &&
      isSameAddress(request.url, record.request.url),
  );
  const call = input.calls[index];
  if (!record?.request || !call?.request) return input;
  const { request, response } = call;
  const headers = request.headers.length > 0 ? request.headers : record.request.headers;
  const merged = {
    ...{ ...call, request: { ...record.request, ...request, headers } },
    response: response ?? record.response,
  };
  return { ...input, calls: input.calls.with(index, merged) };
}

/** Adds the body that a dump of bytes has to the first call without one. What was read of the dump as JSON is none. */
export function addHexDump(input: ReadInput, text: string): ReadInput {
  const body = readHexDump(text);
  if (!body?.at) return input;
  const { offset, length } = body.at;
  const isDump = (at = { offset: -1, length: 0 }) => overlaps(at, { offset, end: offset + length });
  const index = input.calls.findIndex(
    ({ request }) => request && (!request.body?.content || isDump(request.body.at)),
  );
  const call = input.calls[index];
  if (!call?.request) return input;
  return {
    ...input,
    calls: input.calls.with(index, { ...call, request: { ...call.request, body } }),
    notes: input.notes.filter(({ message }) => message !== unreadBody),
  };
}

/** How programs name the status in what they log about a call. */
const statusNames = ['status', 'statusCode', 'status_code'];

/** Adds JSON that is no body by itself: the status of code is in its record, and what is before a call is known with it. */
function addJson(calls: RecordedCall[], literal: Literal | undefined): void {
  if (!literal) return;
  const status = findStatusNumber(statusNames.map((name) => getNumber(getLiteral(literal, name))));
  const open = calls.findIndex(({ request, response }) => request && !response);
  const call = calls[open];
  if (status !== undefined && call) {
    calls[open] = { ...call, response: { headers: [], status } };
    return;
  }
  const next = calls.findIndex(({ request }) => (request?.at?.offset ?? 0) > literal.at.offset);
  const later = calls[next];
  if (later) calls[next] = { ...later, seen: [...(later.seen ?? []), toJsonBody(literal)] };
}

/** Adds a delivery: to the line with its request below it, or as a call of its own. */
function addDelivery(calls: RecordedCall[], [delivery]: RecordedCall[]): void {
  const body = delivery?.request?.body;
  if (!delivery || !body) return;
  const index = calls.findIndex(
    ({ request }) => (request?.at?.offset ?? 0) > (body.at?.offset ?? 0),
  );
  const next = calls[index];
  if (next?.request && !next.request.body && isReceiverUrl(next.request.url))
    calls[index] = { ...next, request: { ...next.request, body } };
  else calls.push(delivery);
}

/** Adds bodies that people paste beside calls: a record of an error to the call that it is of, and deliveries. */
export function addRecords(input: ReadInput, text: string): ReadInput {
  if (!mixedKinds.has(input.kind)) return input;
  const calls = [...input.calls];
  for (const block of listJsonBlocks(text, 0, text.length)) {
    if (calls.flatMap(listParts).some((at) => overlaps(at, block))) continue;
    const { kind, calls: own, literal } = readJsonInput(text, block.offset);
    if (kind === 'delivery') addDelivery(calls, own);
    if (kind === 'json') addJson(calls, literal);
    if (kind !== 'error-record') continue;
    const body = own[0]?.response?.body;
    const isRefused = ({ response }: RecordedCall) => (response?.status ?? 0) >= 400;
    const index = calls.findLastIndex(
      (call) => call.request && !call.response?.body && isRefused(call),
    );
    const call = calls[index];
    if (call) calls[index] = { ...call, response: { headers: [], ...call.response, body } };
    else calls.push(...own);
  }
  return { ...input, calls };
}

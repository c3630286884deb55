import type { InputKind, ReadInput, ReadNote, RecordedCall } from '../recorded-call';
import { readLoggedError } from './axios-error';
import { blankPrompts } from './blank-prompts';
import { readClientError } from './client-error';
import { readCodeCalls, unknownMethod } from './code-call';
import { completeCalls } from './complete-calls';
import { readCurlCommands } from './curl-commands';
import { hasFetchCall, readFetchCalls } from './fetch-call';
import { listHeaders } from './headers';
import { isHttpFile, readHttpFile } from './http-file';
import { findResponse, isServer, readHttpMessages, requestLine, statusLine } from './http-message';
import { type BodyKind, readJsonInput } from './json-input';
import { readKeyedFile } from './keyed-file';
import {
  addPartsBelow,
  listJsonBlocks,
  readCallId,
  readLogLines,
  readLogResponse,
} from './log-line';
import { hasWebCommand, readPowerShell } from './powershell';
import { hasPythonCall, readPythonCalls } from './python-call';
import { readFieldLines } from './record-fields';
import { findStatus } from './status-phrase';
import { isBlank, splitLines } from './text-lines';
import { isVerboseOutput, readVerboseOutput } from './verbose-output';

type Reader = (text: string, name: string) => ReadInput | undefined;

const found = (
  kind: InputKind,
  { calls, notes }: { calls: RecordedCall[]; notes: ReadNote[] },
): ReadInput | undefined => (calls.length > 0 ? { kind, calls, notes } : undefined);

/** Two lines of JSON in a text. */
const logLines = /^[ \t]*\{"[^\n]*\}[ \t\r]*\n\{"/m;

const startsAsJson = /^[\s\ufeff]*(?:[[{]|"[{[]\\?")/;

/** The calls of records of a log. One with a response only belongs to the last request without one, or to that with its id. */
function joinLogRecords(inputs: ReadonlyArray<ReturnType<typeof readJsonInput>>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  /** Calls without a response, the last one at the end, and by their ids. */
  const open: RecordedCall[] = [];
  const openById = new Map<string, RecordedCall>();
  for (const { calls: own, literal } of inputs) {
    const response = literal && readLogResponse(literal);
    const id = (literal && readCallId(literal)) ?? '';
    while (open.at(-1)?.response) open.pop();
    const sent = openById.get(id) ?? open.at(-1);
    if (response && sent) {
      sent.response = response;
      openById.delete(id);
      continue;
    }
    calls.push(...own);
    for (const call of own.filter((each) => each.request && !each.response)) {
      open.push(call);
      if (id !== '' && !openById.has(id)) openById.set(id, call);
    }
  }
  return calls;
}

/** Where the lines of a log, or a collection of calls, start in other text; -1 if it has none. */
function findJsonStart(text: string): number {
  const collection = /\{[^{}]{0,80}"(?:info|_postman_id|log|_type)"\s*:/.test(text)
    ? listJsonBlocks(text, 0, text.length).find(({ offset }) =>
        /^(?:postman|har)$/.test(readJsonInput(text, offset).kind),
      )
    : undefined;
  return collection?.offset ?? text.search(logLines);
}

/** Reads JSON, or values of JSON that follow each other, such as the lines of a log. */
const readJson: Reader = (source) => {
  // Before the lines of a log, or a file with calls, somebody can say what happened.
  const intro = startsAsJson.test(source) ? 0 : findJsonStart(source);
  if (intro === -1) return undefined;
  const text = ' '.repeat(intro) + source.slice(intro);
  const inputs = [readJsonInput(text, text.search(/[[{"]/))];
  const next = /\s*(?=\{)/y;
  for (let last = inputs[0]; last; last = inputs.at(-1)) {
    next.lastIndex = last.end;
    const [space] = next.exec(text) ?? [];
    if (space === undefined || last.calls.length === 0) break;
    inputs.push(readJsonInput(text, last.end + space.length));
  }
  const [{ kind } = { kind: 'json' as const }] = inputs;
  // Programs log other JSON, too.
  if (intro > 0 && kind === 'json') return undefined;
  const calls =
    kind === 'log-line' ? joinLogRecords(inputs) : inputs.flatMap((input) => input.calls);
  return found(kind, { calls, notes: inputs.flatMap((input) => input.notes) });
};

const readHttp: Reader = (text, name) =>
  /\.(?:http|rest)$/i.test(name) || isHttpFile(text)
    ? found('http-file', readHttpFile(text))
    : undefined;

const readLogged: Reader = (text) => {
  const call = readLoggedError(text);
  return call && { kind: 'fetch', calls: [call], notes: [] };
};

const readScript: Reader = (text) =>
  hasWebCommand(text) ? found('powershell', readPowerShell(text)) : undefined;

const readFetch: Reader = (text) =>
  hasFetchCall(text) ? found('fetch', readFetchCalls(text)) : undefined;

/** Code of JavaScript has a reader of its own. */
const readCode: Reader = (text) =>
  /(?<![\w.])fetch\(\s*["'`]|\baxios\b/.test(text)
    ? undefined
    : found('fetch', readCodeCalls(text));

const readPython: Reader = (text) =>
  hasPythonCall(text) ? found('fetch', readPythonCalls(text)) : undefined;

const readMessages: Reader = (text) => {
  if (isVerboseOutput(text)) {
    const { call, notes } = readVerboseOutput(text);
    if (call.request || call.response) return { kind: 'http-message', calls: [call], notes };
  }
  const lines = splitLines(text).filter((line) => !isBlank(line));
  const index = lines.findIndex(
    (line) => requestLine.test(line.text) || statusLine.test(line.text),
  );
  const first = lines[index];
  if (!first) return undefined;
  const isOnlyLine =
    lines.length === index + 1 || !/^\s*(?:[\w-]+:|[[{"<])/.test(lines[index + 1]?.text ?? '');
  if (isOnlyLine && !/HTTP\/\d/.test(first.text)) return undefined;
  return found('http-message', readHttpMessages(text));
};

const assumedMethod = 'The text has no method. GET is assumed';

const addressLine =
  /^\s*(?:(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+)?((?:https?:\/\/|localhost[:/]|\/)[^\s"'<>]+)(?:\s+HTTP\/[\d.]+)?(?:[\s:=>→-]+(\d{3}))?\s*$/i;

/** Reads a URL or a path on a line of its own, with a method or without. */
const readAddress: Reader = (text) => {
  const notes: ReadNote[] = [];
  const addresses = splitLines(text).filter((line) => addressLine.test(line.text));
  const calls = addresses.flatMap((line, index): RecordedCall[] => {
    const [, method, url, status] = addressLine.exec(line.text) ?? [];
    if (url === undefined || (method === undefined && isServer(url))) return [];
    const below = text.slice(0, addresses[index + 1]?.offset);
    const answer = findResponse(below, line.offset + line.text.length, []);
    const known = status === undefined ? answer?.status : Number(status);
    const at = { offset: line.offset + line.text.indexOf(url), length: url.length };
    if (method === undefined) notes.push({ message: assumedMethod, at, about: 'method' });
    const start = line.offset + line.text.length;
    const end = addresses[index + 1]?.offset ?? text.length;
    const request = {
      ...{
        method: method?.toUpperCase() ?? 'GET',
        url,
        headers: listHeaders(text, start, end),
        at,
      },
      ...(method === undefined && { isMethodAssumed: true }),
    };
    const call: RecordedCall = {
      request,
      // What its JSON is, the lines before it say.
      ...(known !== undefined && {
        response: { headers: [], ...answer, status: known, body: undefined },
      }),
    };
    addPartsBelow(call, text, start, end);
    return [call];
  });
  return found('url', { calls, notes });
};

/** How much of a text is looked through for JSON, and how many of its brackets are read. */
const maxEmbeddedLength = 10_000;
const maxEmbeddedStarts = 8;

/** Reads a call whose parts are in a record: one in JSON, or fields on lines of their own. */
const readRecord: Reader = (text) => {
  const start = text.slice(0, maxEmbeddedLength);
  const [input] = listJsonBlocks(start, 0, start.length)
    .map(({ offset }) => readJsonInput(text, offset))
    .filter(({ kind }) => kind === 'log-line');
  if (input) return found('log-line', input);
  const call = readFieldLines(text);
  return call && { kind: 'log-line', calls: [call], notes: [] };
};

const readLog: Reader = (text) => found('log-line', { calls: readLogLines(text), notes: [] });

/** Reads JSON within other text, that which starts a line first. A log has words in brackets, too: `[receiver] {"appointmentId"`. */
function listEmbedded(text: string, kind?: BodyKind): ReadInput[] {
  const start = text.slice(0, maxEmbeddedLength);
  const blocks = listJsonBlocks(start, 0, start.length).map(({ offset }) => offset);
  const brackets = [...start.matchAll(/[[{](?=\s*["'{[\w])/g)]
    .slice(0, maxEmbeddedStarts)
    .map(({ index }) => index);
  const offsets = [...new Set([...blocks, ...brackets])];
  // Of several values, that of the selected kind is meant.
  const meant = offsets.find((offset) => kind && readJsonInput(text, offset).kind === kind);
  return (meant === undefined ? offsets : [meant])
    .map((offset) => readJsonInput(text, offset, kind))
    .filter(({ calls }) => calls.length > 0);
}

/** A method on a line of its own, or as a field: `Request method: POST`. */
const methodField = /\bmethod["']?\s*[:=]\s*["']?(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/i;
const methodBefore = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b[^\n]{0,20}$/;

/** JSON within other text, and a URL within a sentence, such as the exception of a library with the response. */
const readEmbedded: Reader = (text) => {
  const inputs = listEmbedded(text);
  const known = inputs.find(({ kind }) => kind !== 'json');
  const url = [...text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].find(([each]) => !isServer(each));
  if (known?.kind === 'delivery') {
    const deliveries = inputs.filter(({ kind }) => kind === 'delivery');
    const calls = deliveries.flatMap((input) => input.calls);
    return found('delivery', { calls, notes: deliveries.flatMap((input) => input.notes) });
  }
  if (known && (!url || known.kind !== 'error-record')) return found(known.kind, known);
  const [input] = inputs;
  if (!url) return input && found(input.kind, input);
  const at = { offset: url.index, length: url[0].length };
  const [, method] = methodBefore.exec(text.slice(0, url.index)) ?? methodField.exec(text) ?? [];
  const status = findStatus(text);
  const recorded = known?.calls[0]?.response;
  const response = recorded || status ? { headers: [], ...recorded, status } : undefined;
  // Code sends it with a method, which only the reader of its language knows.
  const isCode = /[(=,]\s*[\w.$@(]*["'`]$/.test(text.slice(0, url.index));
  const request = {
    ...{ method: method?.toUpperCase() ?? (isCode ? '' : 'GET'), url: url[0], headers: [], at },
    ...(method === undefined && { isMethodAssumed: true }),
  };
  const message = isCode ? unknownMethod : assumedMethod;
  const notes = known?.notes ?? [];
  const call: RecordedCall = { request, ...(response && { response }) };
  addPartsBelow(call, text, at.offset + at.length, text.length);
  return {
    kind: known?.kind ?? 'url',
    calls: [call],
    notes: method ? notes : [...notes, { message, at, about: 'method' }],
  };
};

/** In this order: a text can also contain what a later reader looks for. */
const readers: readonly Reader[] = [
  ...[
    readJson,
    readKeyedFile,
    readHttp,
    readCurlCommands,
    readCode,
    readPython,
    readFetch,
    readLogged,
    readScript,
    readMessages,
  ],
  ...[readRecord, readAddress, readLog, readEmbedded],
];

const readBody =
  (kind: BodyKind): Reader =>
  (text) => {
    const input = startsAsJson.test(text)
      ? readJsonInput(text, text.search(/[[{"]/), kind)
      : listEmbedded(text, kind)[0];
    return input && found(kind, input);
  };

/** The readers of kinds that somebody selects. Other kinds are recognized by the text alone. */
const kindReaders: Partial<Record<InputKind, Reader>> = {
  'http-file': (text) => found('http-file', readHttpFile(text)),
  curl: readCurlCommands,
  fetch: (text, name) =>
    readCode(text, name) ??
    readPython(text, name) ??
    found('fetch', readFetchCalls(text)) ??
    readLogged(text, name) ??
    readJson(text, name),
  postman: (text, name) => readKeyedFile(text) ?? readJson(text, name),
  powershell: (text) => found('powershell', readPowerShell(text)),
  'http-message': (text) => found('http-message', readHttpMessages(text)),
  'error-record': (text, name) => {
    const embedded = startsAsJson.test(text) ? undefined : readEmbedded(text, name);
    return embedded?.kind === 'error-record' ? embedded : readBody('error-record')(text, name);
  },
  delivery: readBody('delivery'),
  'log-line': (text, name) => readJson(text, name) ?? readRecord(text, name) ?? readLog(text, name),
  'client-error': readClientError,
  json: readBody('json'),
  url: (text, name) => readAddress(text, name) ?? readEmbedded(text, name),
};

/**
 * Recognizes what somebody pasted or dropped, and reads the calls in it. It never throws: what it cannot read is in the
 * notes.
 * @param source what was pasted
 * @param name the name of the file, if the text is one
 * @param selectedKind what the text is, if somebody has selected that
 */
export function readInput(source: string, name = '', selectedKind?: InputKind): ReadInput {
  const text = blankPrompts(source);
  const at = { offset: 0, length: text.length };
  if (selectedKind !== undefined) {
    const input = (kindReaders[selectedKind] ?? readJson)(text, name);
    if (input?.kind === selectedKind) return completeCalls(input, text);
    return {
      kind: selectedKind,
      calls: [],
      notes: [{ message: 'The text is something else', at }],
    };
  }
  for (const read of readers) {
    const input = read(text, name);
    if (input) return completeCalls(input, text);
  }
  const failure = readClientError(text);
  if (failure) return failure;
  const message =
    text.trim() === ''
      ? 'The text is empty'
      : 'No call, response, or webhook was found in the text';
  return { kind: 'unknown', calls: [], notes: [{ message, at }] };
}

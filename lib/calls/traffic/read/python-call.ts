import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedCall } from '../recorded-call';
import { findOutcome } from './http-message';
import { type Literal, readLiteral } from './literal';
import {
  addQuery,
  getLiteral,
  getText,
  listPairs,
  toFormBody,
  toJsonBody,
  toQuery,
  toTextBody,
} from './literal-values';
import { type ResolveVariable, readVariables } from './literal-variables';

/** A call of a method of requests or httpx, of a session of these or of aiohttp, or of a connection; or a request of urllib. */
const pythonCall =
  /\b((?:\w+\.)*\w+)\.(request|Request|get|post|put|patch|delete|head|options)\s*\(\s*(?=[\w"'])/g;

/** A connection of `http.client`, whose requests have only a path. */
const connection = /\bHTTPSConnection\(\s*["']([^"']+)["']/;

/** Where a variable is declared. */
const declaration = /^[ \t]*(\w+)[ \t]*=[ \t]*(?=[{["'fr])/gm;

/** Code that people paste has fewer calls of methods with these names. Each is read with everything in it. */
const maxCalls = 300;

const listCalls = (text: string) => [...text.matchAll(pythonCall)].slice(0, maxCalls);

type PythonArguments = { positional: Literal[]; named: Map<string, Literal>; end: number };

/** Reads the arguments of a call, with and without their names. */
function readArguments(text: string, start: number): PythonArguments {
  const result: PythonArguments = { positional: [], named: new Map(), end: start };
  const keyword = /\s*(\w+)\s*=(?!=)\s*/y;
  const comma = /\s*,(?=\s*[^\s)])/y;
  for (let position = start; ; ) {
    keyword.lastIndex = position;
    const [found = '', name] = keyword.exec(text) ?? [];
    const { literal, end } = readLiteral(text, position + found.length);
    result.end = end;
    if (literal && name !== undefined) result.named.set(name, literal);
    else if (literal) result.positional.push(literal);
    comma.lastIndex = end;
    if (!literal || !comma.test(text)) return result;
    position = comma.lastIndex;
  }
}

/** Whether a text has a call of requests or httpx, or one whose arguments have names, as only those of Python have. */
export const hasPythonCall = (text: string): boolean =>
  listCalls(text).some(
    ({ 0: found, 1: library = '', index }) =>
      /^(?:requests|httpx|urllib\.request)$/.test(library) ||
      (library !== '' && connection.test(text)) ||
      readArguments(text, index + found.length).named.size > 0,
  );

/** The text of a URL, with the values of the variables in it, as in `f"{BASE}/token"`, and before it, as in `BASE + "/token"`. */
function readUrl(text: string, literal: Literal | undefined, resolve: ResolveVariable): string {
  if (!literal) return '';
  const { offset, length } = literal.at;
  const source = text.slice(offset, offset + length);
  const [, base, path] = /^(\w+)\s*\+\s*[a-z]?["'](.*)["']$/i.exec(source) ?? [];
  const url = base === undefined ? (getText(resolve(literal)) ?? '') : `{${base}}${path}`;
  return url.replace(/\$?\{(\w+)\}/g, (_found, name: string) => {
    const value = resolve({ type: 'code', text: name, args: [], at: literal.at });
    return value?.type === 'string' ? value.value : `{${name}}`;
  });
}

/** The body of a call: `json` is sent as JSON, an object in `data` as a form, and the result of `json.dumps` as it is. */
function readBody(
  { named }: PythonArguments,
  positional: Literal | undefined,
  resolve: ResolveVariable,
): RecordedBody | undefined {
  const json = resolve(named.get('json'));
  if (json) return toJsonBody(json, 'application/json');
  const data = resolve(
    named.get('data') ?? named.get('content') ?? named.get('body') ?? positional,
  );
  if (data?.type === 'object') return toFormBody(data);
  const dumped = data?.type === 'code' ? resolve(data.args[0]) : undefined;
  return dumped ? { ...toJsonBody(dumped), at: data?.at } : toTextBody(data);
}

/** Reads calls of Python's requests, httpx, and aiohttp, and the response that is told below the last one. */
export function readPythonCalls(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const resolve = readVariables(text, declaration);
  let lastEnd = 0;
  const calls = listCalls(text).flatMap((found): RecordedCall[] => {
    if (found.index < lastEnd) return [];
    const [name, library = '', verb = ''] = found;
    const args = readArguments(text, found.index + name.length);
    const { positional, named, end } = args;
    const [first, second, third, fourth] = positional;
    const hasMethod = verb === 'request';
    const [, host] = (hasMethod && connection.exec(text)) || [];
    const urlLiteral = named.get('url') ?? (hasMethod ? second : first);
    const path = readUrl(text, urlLiteral, resolve);
    const url = host !== undefined && path.startsWith('/') ? `https://${host}${path}` : path;
    if (!/[/{]/.test(url)) return [];
    lastEnd = end;
    const isUrllib = verb === 'Request';
    const sent = isUrllib ? second : host === undefined ? undefined : third;
    const body = readBody(args, sent, resolve);
    const ownMethod = getText(named.get('method') ?? (hasMethod ? first : undefined));
    const method = isUrllib ? (ownMethod ?? (body ? 'POST' : 'GET')) : hasMethod ? ownMethod : verb;
    const headerObject = resolve(
      named.get('headers') ?? (isUrllib ? third : host === undefined ? undefined : fourth),
    );
    const headers = listPairs(headerObject).map(([header, value]) => ({
      name: header,
      value,
      at: getLiteral(headerObject, header)?.at,
    }));
    const query = toQuery(resolve(named.get('params')));
    const mediaType = findHeader(headers, 'content-type')?.value ?? body?.mediaType;
    return [
      {
        request: {
          method: (method ?? 'GET').toUpperCase(),
          url: addQuery(url, query),
          headers,
          ...((headerObject?.type === 'code' ||
            (headerObject?.type === 'object' && headerObject.isPartial) ||
            !/^(?:requests|httpx|urllib\.request)$/.test(library)) && { hasUnknownHeaders: true }),
          ...(body && { body: { ...body, mediaType } }),
          at: { offset: found.index, length: end - found.index },
          urlAt: urlLiteral?.at,
        },
      },
    ];
  });
  const last = calls.at(-1);
  if (last) last.response = findOutcome(text, lastEnd, notes, calls.length === 1);
  return { calls, notes };
}

import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedCall, RecordedHeader } from '../recorded-call';
import { findOutcome } from './http-message';
import { type Literal, readLiteral } from './literal';
import { getLiteral, getText, toJson, toTextBody } from './literal-values';

/** A call of a method of requests or httpx, or of a session of these or of aiohttp. */
const pythonCall =
  /\b((?:\w+\.)*\w+)\.(request|get|post|put|patch|delete|head|options)\s*\(\s*(?=[\w"'])/g;
const keyword = /\s*(\w+)\s*=(?!=)\s*/y;
const keywords = /^\s*(?:,|\()?[^;]*?\b(?:json|data|params|headers|auth|files)\s*=(?!=|>)/;

/** Whether a text has a call of requests, httpx, or a session, which other languages write without keywords. */
export const hasPythonCall = (text: string): boolean =>
  [...text.matchAll(pythonCall)].some(
    ({ 0: found, 1: library = '', index }) =>
      /^(?:requests|httpx)$/.test(library) || keywords.test(text.slice(index + found.length)),
  );

type PythonArguments = { positional: Literal[]; named: Map<string, Literal>; end: number };

/** Reads the arguments of a call, with and without their names. */
function readArguments(text: string, start: number): PythonArguments {
  const result: PythonArguments = { positional: [], named: new Map(), end: start };
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

/** The values of variables, by their names. */
function readVariables(text: string): Map<string, Literal> {
  const variables = new Map<string, Literal>();
  for (const { 0: found, 1: name = '', index } of text.matchAll(
    /^[ \t]*(\w+)[ \t]*=[ \t]*(?=[{["'fr])/gm,
  )) {
    const { literal } = readLiteral(text, index + found.length);
    if (literal) variables.set(name, literal);
  }
  return variables;
}

const readPairs = (literal: Literal | undefined): Array<[string, string]> =>
  literal?.type === 'object'
    ? literal.properties.map(({ name, value }) => [name, getText(value) ?? ''])
    : [];

const formType = 'application/x-www-form-urlencoded';

/** The body of a call: `json` is sent as JSON, and an object in `data` as a form. */
function readBody(json: Literal | undefined, data: Literal | undefined): RecordedBody | undefined {
  if (json)
    return {
      content: toJson(json),
      encoding: 'text',
      mediaType: 'application/json',
      at: json.at,
      isVerbatim: false,
    };
  if (data?.type === 'object')
    return {
      content: new URLSearchParams(readPairs(data)).toString(),
      encoding: 'text',
      mediaType: formType,
      at: data.at,
      isVerbatim: false,
    };
  // json.dumps of a variable or of a dictionary.
  const dumped = data?.type === 'code' ? data.args[0] : undefined;
  if (dumped) return { content: toJson(dumped), encoding: 'text', at: data?.at, isVerbatim: false };
  return toTextBody(data);
}

/** Reads calls of Python's requests, httpx, and aiohttp, and the response that is told below the last one. */
export function readPythonCalls(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const variables = readVariables(text);
  const resolve = (literal: Literal | undefined): Literal | undefined =>
    literal?.type === 'code' && literal.args.length === 0
      ? (variables.get(literal.text) ?? literal)
      : literal;
  /** The text of a URL, with the values of the variables in it and before it. */
  const readUrl = (literal: Literal | undefined): string => {
    if (!literal) return '';
    const source = text.slice(literal.at.offset, literal.at.offset + literal.at.length);
    const [, base, path] = /^(\w+)\s*\+\s*[a-z]?["'](.*)["']$/i.exec(source) ?? [];
    const url = base === undefined ? (getText(resolve(literal)) ?? '') : `{${base}}${path}`;
    return url.replace(
      /\$?\{(\w+)\}/g,
      (_found, name: string) => getText(variables.get(name)) ?? `{${name}}`,
    );
  };
  let lastEnd = 0;
  const calls = [...text.matchAll(pythonCall)].flatMap((found): RecordedCall[] => {
    if (found.index < lastEnd) return [];
    const [name, , verb = ''] = found;
    const { positional, named, end } = readArguments(text, found.index + name.length);
    const [first, second] = positional;
    const url = readUrl(named.get('url') ?? (verb === 'request' ? second : first));
    if (!/[/{]/.test(url)) return [];
    lastEnd = end;
    const method = verb === 'request' ? getText(named.get('method') ?? first) : verb;
    const headerObject = resolve(named.get('headers'));
    const headers: RecordedHeader[] = readPairs(headerObject).map(([header, value]) => ({
      name: header,
      value,
      at: getLiteral(headerObject, header)?.at,
    }));
    const query = new URLSearchParams(readPairs(resolve(named.get('params')))).toString();
    const json = resolve(named.get('json'));
    const data = named.get('data') ?? named.get('content');
    const dumped = data?.type === 'code' ? resolve(data.args[0]) : undefined;
    const body = readBody(
      json,
      dumped && data?.type === 'code' ? { ...data, args: [dumped] } : resolve(data),
    );
    const mediaType = findHeader(headers, 'content-type')?.value ?? body?.mediaType;
    return [
      {
        request: {
          method: (method ?? 'GET').toUpperCase(),
          url: query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`,
          headers,
          ...(body && { body: { ...body, mediaType } }),
          at: { offset: found.index, length: end - found.index },
        },
      },
    ];
  });
  const last = calls.at(-1);
  if (last) last.response = findOutcome(text, lastEnd, notes);
  return { calls, notes };
}

import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedCall, RecordedHeader } from '../recorded-call';
import { readHeaderFields } from './headers';
import { findOutcome } from './http-message';
import { type Literal, type LiteralText, readLiteral } from './literal';
import {
  addQuery,
  getLiteral,
  getText,
  listItems,
  toFormBody,
  toJsonBody,
  toQuery,
  toTextBody,
  toValue,
} from './literal-values';
import { readVariables } from './literal-variables';

/**
 * A call of `fetch` and of functions like it, with an address and settings or only settings; or a method of axios, got, ky,
 * jQuery, Angular's `this.http`, k6's `http`, or a module of Node, whose arguments have other positions.
 */
const fetchCall =
  /(?:(?<![\w.$])|(?<=\b(?:window|self|globalThis|undici)\.))(\$?fetch|ofetch|axios|got|ky|request)(?:<[^()\n]*>)?\s*\((?=\s*[\w"'`${])|(?<![\w.])(axios|got|ky|\$|jQuery|(?:this\.)?https?)\.(get|delete|del|head|options|post|put|patch|request|ajax)(?:<[^()\n]*>)?\s*\((?=\s*[\w"'`${])/g;

/** A client of axios with settings of its own. */
const axiosInstance =
  /\b(?:const|let|var|private|public|protected|readonly|static|this\.)\s*(\w+)\s*(?::\s*\w+\s*)?=\s*axios\.create\s*\(\s*/g;

/** A header that all calls of a client have from there on: `client.defaults.headers.common['X-Token'] = token`. */
const defaultHeader =
  /\.defaults\.headers(?:\.common)?(?:\.([A-Za-z]\w*)|\[\s*["']([\w-]+)["']\s*\])\s*=\s*/g;

function readDefaultHeaders(text: string): Array<RecordedHeader & { start: number }> {
  return [...text.matchAll(defaultHeader)].flatMap(({ 0: all, 1: plain, 2: quoted, index }) => {
    const { literal } = readLiteral(text, index + all.length);
    const value = getText(literal);
    if (value === undefined) return [];
    return [{ name: plain ?? quoted ?? '', value, at: literal?.at, start: index }];
  });
}

/** What finds the calls in a text, also those of clients that it creates. */
function toCallPattern(text: string): RegExp {
  const names = [...text.matchAll(axiosInstance)].map(([, name]) => name);
  if (names.length === 0) return fetchCall;
  return new RegExp(
    fetchCall.source.replaceAll('axios|', `axios|(?:this\\.)?(?:${names.join('|')})|`),
    'g',
  );
}

export const hasFetchCall = (text: string): boolean => text.search(toCallPattern(text)) !== -1;

function readHeaders(headers: Literal | undefined): RecordedHeader[] {
  // The constructor of Headers has them as its argument.
  const source = headers?.type === 'code' ? headers.args[0] : headers;
  if (source?.type === 'object') return readHeaderFields(source);
  return listItems(source).map((pair) => ({
    name: getText(pair, 0) ?? '',
    value: getText(pair, 1) ?? '',
    at: getLiteral(pair, 1)?.at,
  }));
}

/** Whether a library sends an object as JSON. */
const sendsJson = (library: string): boolean => /^(?:axios|this\.http)$/.test(library);

/** The body that a library sends, or the one that was meant. */
function readBody(
  body: Literal | undefined,
  library: string,
  notes: ReadNote[],
): RecordedBody | undefined {
  if (!body || (body.type === 'constant' && body.value === null)) return undefined;
  if (body.type === 'object' || body.type === 'array') {
    const name = library === 'http' ? 'k6' : library;
    const message = `${name} sends no JSON of an object. Use JSON.stringify`;
    if (!sendsJson(library)) notes.push({ message, at: body.at });
    return toJsonBody(body);
  }
  if (body.type !== 'code') return toTextBody(body);
  const [argument] = body.args;
  if (!argument) {
    notes.push({
      message: `The value of ${body.text.slice(0, 40)} is not in the text`,
      at: body.at,
    });
    return undefined;
  }
  if (body.text.includes('URLSearchParams') && argument.type === 'object')
    return toFormBody(argument, body.at);
  return toJsonBody(argument);
}

/** What Node's `request` sends later: `req.write(…)`. */
function findWritten(text: string, start: number, end: number): Literal | undefined {
  const [, name] = /(\w+)\s*=\s*$/.exec(text.slice(0, start)) ?? [];
  const written =
    name && new RegExp(String.raw`\b${name}\.(?:write|end)\(\s*(?!\))`).exec(text.slice(end));
  return written ? readLiteral(text, end + written.index + written[0].length).literal : undefined;
}

/** The address in the settings of a call. Node has its parts. */
function readAddress(options: Literal | undefined): string | undefined {
  const host = getText(options, 'hostname') ?? getText(options, 'host');
  if (host === undefined) return getText(options, 'url') ?? getText(options, 'uri');
  const port = getText(options, 'port') ?? '';
  const protocol = getText(options, 'protocol') ?? 'https:';
  return `${protocol}//${host}${port && `:${port}`}${getText(options, 'path') ?? '/'}`;
}

/** Where a variable is declared. */
const declaration = /\b(?:const|let|var)\s+(\w+)\s*=\s*/g;

/** Reads the arguments of a call that starts with a parenthesis. */
function readArguments(text: string, start: number): { args: LiteralText[]; end: number } {
  const args: LiteralText[] = [];
  const comma = /\s*,/y;
  for (let position = start; args.length < 3; ) {
    const argument = readLiteral(text, position);
    args.push(argument);
    comma.lastIndex = argument.end;
    if (!argument.literal || !comma.test(text)) return { args, end: argument.end };
    position = comma.lastIndex;
  }
  return { args, end: args.at(-1)?.end ?? start };
}

/** Libraries whose methods have the data after the address, and the settings after it. */
const hasDataArgument = (library: string): boolean =>
  /^(?:axios|(?:this\.)?http|\$|jQuery)$/.test(library);

/** Which argument of a call has what. */
function placeArguments(
  library: string,
  called: string | undefined,
  literals: ReadonlyArray<Literal | undefined>,
) {
  const isRequest = called === 'request' || called === 'ajax';
  // k6 has the method first.
  const isMethodFirst = isRequest && /^[A-Z]+$/.test(getText(literals[0]) ?? '');
  const [first, ...others] = isMethodFirst ? literals.slice(1) : literals;
  const verb = isRequest ? undefined : called;
  if (first?.type === 'object') {
    const method = verb ?? getText(first, 'method') ?? getText(first, 'type');
    const address = ['url', 'uri', 'path'].map((name) => getLiteral(first, name)).find(Boolean);
    return { method, address, url: readAddress(first), options: first };
  }
  const isData =
    hasDataArgument(library) &&
    (isMethodFirst || (verb !== undefined && !/^(?:get|head|options)$/.test(verb))) &&
    others.length > 0 &&
    !(library === 'axios' && verb === 'delete');
  const [data, options] = isData ? others : [undefined, others[0]];
  const named = isMethodFirst
    ? getText(literals[0])
    : (getText(options, 'method') ?? getText(options, 'type'));
  const method = verb?.replace(/^del$/, 'delete') ?? named;
  return { method, address: first, url: first && String(toValue(first)), options, data };
}

/** Reads calls of `fetch`, axios, and k6 in JavaScript, such as those that the tools of browsers copy. */
export function readFetchCalls(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const resolve = readVariables(text, declaration);
  const instances = new Map(
    [...text.matchAll(axiosInstance)].map(({ 0: found, 1: name, index }) => [
      name,
      readLiteral(text, index + found.length).literal,
    ]),
  );
  const defaults = readDefaultHeaders(text);
  let lastEnd = 0;
  const calls = [...text.matchAll(toCallPattern(text))].flatMap((found): RecordedCall[] => {
    if (found.index < lastEnd) return [];
    const [name, plain, client = plain ?? '', called] = found;
    const settings = instances.get(client.replace(/^this\./, ''));
    const library = settings ? 'axios' : client;
    const { args, end } = readArguments(text, found.index + name.length);
    const literals = args.map(({ literal }) => resolve(literal));
    const { method, address, url, options, data } = placeArguments(library, called, literals);
    // In another language, or of another library, the same name can have other arguments.
    if (client !== 'fetch' && (url === undefined || address?.type === 'code')) return [];
    lastEnd = end;
    if (args.some(({ isTruncated }) => isTruncated))
      notes.push({ message: 'The text is cut off here', at: { offset: text.length, length: 0 } });
    const headerSource = resolve(getLiteral(options, 'headers'));
    const shared = resolve(getLiteral(settings, 'headers'));
    const before = settings || library === 'this.http' ? defaults : [];
    const headers = [
      ...before.filter(({ start }) => start < found.index).map(({ start: _, ...header }) => header),
      ...readHeaders(shared),
      ...readHeaders(headerSource),
    ];
    const hasUnknownHeaders =
      [options, headerSource, shared].some(
        (source) =>
          (source?.type === 'code' && source.args.length === 0) ||
          (source?.type === 'object' && source.isPartial),
      ) || library === 'this.http';
    const json = resolve(getLiteral(options, 'json'));
    const isJsonOption = json !== undefined && json.type !== 'constant';
    const body = isJsonOption
      ? toJsonBody(json)
      : readBody(
          data ??
            resolve(getLiteral(options, 'body') ?? getLiteral(options, 'data')) ??
            resolve(findWritten(text, found.index, end)),
          json ? 'axios' : library,
          notes,
        );
    const parameters = ['params', 'searchParams', 'qs'].map((key) =>
      resolve(getLiteral(options, key)),
    );
    const mediaType =
      findHeader(headers, 'content-type')?.value ??
      body?.mediaType ??
      getText(options, 'contentType') ??
      ((json || sendsJson(library)) && body ? 'application/json' : undefined);
    return [
      {
        request: {
          method: (method ?? 'GET').toUpperCase(),
          url: url
            ? addQuery(
                `${getText(settings, 'baseURL') ?? getText(options, 'baseURL') ?? ''}${url}`,
                toQuery(parameters.find(Boolean)),
              )
            : '',
          headers,
          ...(hasUnknownHeaders && { hasUnknownHeaders }),
          ...(body && { body: { ...body, mediaType } }),
          at: { offset: found.index, length: end - found.index },
          // The address of a variable is where the call has its name.
          urlAt: (args[literals.indexOf(address)]?.literal ?? address)?.at,
        },
      },
    ];
  });
  const last = calls.at(-1);
  if (last) last.response = findOutcome(text, lastEnd, notes, calls.length === 1);
  return { calls, notes };
}

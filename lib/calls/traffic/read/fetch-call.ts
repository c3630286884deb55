import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedCall, RecordedHeader } from '../recorded-call';
import { type Literal, readLiteral } from './literal';
import { getLiteral, getText, listItems, toJson, toTextBody, toValue } from './literal-values';

const fetchCall = /\bfetch\s*\(/g;

export const hasFetchCall = (text: string): boolean => text.search(fetchCall) !== -1;

function readHeaders(headers: Literal | undefined): RecordedHeader[] {
  // The constructor of Headers has them as its argument.
  const source = headers?.type === 'code' ? headers.args[0] : headers;
  if (source?.type === 'object') {
    return source.properties.map(({ name, value }) => ({
      name,
      value: getText(value) ?? '',
      at: value.at,
    }));
  }
  return listItems(source).map((pair) => ({
    name: getText(pair, 0) ?? '',
    value: getText(pair, 1) ?? '',
    at: getLiteral(pair, 1)?.at,
  }));
}

/** The body that `fetch` sends, or the one that was meant. */
function readBody(body: Literal | undefined, notes: ReadNote[]): RecordedBody | undefined {
  if (!body || (body.type === 'constant' && body.value === null)) return undefined;
  if (body.type === 'object' || body.type === 'array') {
    notes.push({ message: 'fetch sends no JSON of an object. Use JSON.stringify', at: body.at });
    return { content: toJson(body), encoding: 'text', at: body.at, isVerbatim: false };
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
  if (body.text.includes('URLSearchParams') && argument.type === 'object') {
    const pairs = argument.properties.map(({ name, value }): [string, string] => [
      name,
      getText(value) ?? '',
    ]);
    const content = new URLSearchParams(pairs).toString();
    return {
      content,
      encoding: 'text',
      mediaType: 'application/x-www-form-urlencoded',
      at: body.at,
      isVerbatim: false,
    };
  }
  return { content: toJson(argument), encoding: 'text', at: argument.at, isVerbatim: false };
}

/** Reads calls of `fetch` in JavaScript, such as those that the tools of browsers copy. */
export function readFetchCalls(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  let lastEnd = 0;
  const calls = [...text.matchAll(fetchCall)].flatMap((found): RecordedCall[] => {
    if (found.index < lastEnd) return [];
    const start = found.index + found[0].length;
    const url = readLiteral(text, start);
    const [comma] = /^\s*,/.exec(text.slice(url.end, url.end + 100)) ?? [];
    const options = comma === undefined ? undefined : readLiteral(text, url.end + comma.length);
    if (options?.isTruncated)
      notes.push({ message: 'The text is cut off here', at: { offset: text.length, length: 0 } });
    const { literal } = options ?? {};
    const headers = readHeaders(getLiteral(literal, 'headers'));
    const body = readBody(getLiteral(literal, 'body'), notes);
    const mediaType = findHeader(headers, 'content-type')?.value ?? body?.mediaType;
    const end = options?.end ?? url.end;
    lastEnd = end;
    return [
      {
        request: {
          method: (getText(literal, 'method') ?? 'GET').toUpperCase(),
          url: url.literal ? String(toValue(url.literal)) : '',
          headers,
          ...(body && { body: { ...body, mediaType } }),
          at: { offset: found.index, length: end - found.index },
        },
      },
    ];
  });
  return { calls, notes };
}

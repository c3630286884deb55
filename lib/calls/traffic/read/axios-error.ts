import { findHeader } from '../find-header';
import type { RecordedBody, RecordedCall, RecordedHeader } from '../recorded-call';
import { readHeaderFields } from './headers';
import { type Literal, readLiteral } from './literal';
import { getLiteral, getNumber, getText, toJson, toTextBody } from './literal-values';

/** Whether a value is an error of axios, or its JSON. */
export const isAxiosError = (literal: Literal | undefined): boolean =>
  getText(literal, 'config', 'url') !== undefined &&
  getText(literal, 'config', 'method') !== undefined;

function readBody(
  data: Literal | undefined,
  headers: readonly RecordedHeader[],
): RecordedBody | undefined {
  // What the console did not print.
  if (data?.type === 'string' && data.value.trim() === '') return undefined;
  const mediaType = findHeader(headers, 'content-type')?.value;
  if (data?.type !== 'object' && data?.type !== 'array') return toTextBody(data, mediaType);
  return { content: toJson(data), encoding: 'text', mediaType, at: data.at, isVerbatim: false };
}

/** Reads the request of an error, and the response if there is one. */
export function readAxiosError(error: Literal): RecordedCall {
  const config = getLiteral(error, 'config');
  const response = getLiteral(error, 'response');
  const status = getNumber(response, 'status') ?? getNumber(error, 'status');
  const headers = readHeaderFields(getLiteral(config, 'headers'));
  const responseHeaders = readHeaderFields(getLiteral(response, 'headers'));
  const body = readBody(getLiteral(config, 'data'), headers);
  const responseBody = readBody(getLiteral(response, 'data'), responseHeaders);
  const url = getText(config, 'url') ?? '';
  const base = /^[a-z]+:\/\//i.test(url) ? '' : (getText(config, 'baseURL') ?? '');
  return {
    request: {
      method: (getText(config, 'method') ?? '').toUpperCase(),
      url: base + url,
      headers,
      ...(body && { body }),
      at: error.at,
    },
    ...(status !== undefined && {
      response: { status, headers: responseHeaders, ...(responseBody && { body: responseBody }) },
    }),
  };
}

/** What the console of Node.js writes before the braces of an object, and instead of a value. */
const classNames = /<ref \*\d+> |(?:\[?[A-Z]\w*(?: \[[^\]\n]*\]|: null prototype\])?) (?=\{)/g;
const otherValues = /\[(?:Function|Class|Circular|Object|Array|Getter|Symbol)[^\]\n]*\]/g;

/** A value of an error whose own braces are missing, as when only its fields were copied. */
function readField(text: string, name: string): Array<{ name: string; value: Literal }> {
  const start = text.search(new RegExp(`(?<=^[ \\t]*${name}: )\\{`, 'm'));
  const { literal } = start === -1 ? {} : readLiteral(text, start);
  return literal ? [{ name, value: literal }] : [];
}

/** Reads an error of axios that was logged; undefined if a text has none. Offsets stay the same. */
export function readLoggedError(text: string): RecordedCall | undefined {
  const start = text.search(/\{\s*(?:code: '\w+',\s*)?(?:config|\w+): (?:\{|')/);
  if (!/\bconfig: \{/.test(text)) return undefined;
  const plain = text
    .replace(classNames, (found) => ' '.repeat(found.length))
    .replace(otherValues, (found) => `'${' '.repeat(found.length - 2)}'`);
  const { literal } = start === -1 ? {} : readLiteral(plain, start);
  if (isAxiosError(literal) && literal) return readAxiosError(literal);
  const properties = ['config', 'response'].flatMap((name) => readField(plain, name));
  const at = properties[0]?.value.at ?? { offset: 0, length: 0 };
  const error: Literal = { type: 'object', properties, at };
  return isAxiosError(error) ? readAxiosError(error) : undefined;
}

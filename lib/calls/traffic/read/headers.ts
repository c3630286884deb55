import type { RecordedHeader } from '../recorded-call';
import type { Literal } from './literal';
import { getText } from './literal-values';
import { splitLines } from './text-lines';

const nameAndColon = /^\s*([\w!#$%&'*+.^`|~-]+)[ \t]*:\s*/;

/**
 * Reads a header: `X-Token: 5f0f8a4e`. Returns undefined for a line that is none.
 * @param offset the offset of the line
 */
export function parseHeaderLine(line: string, offset: number): RecordedHeader | undefined {
  const [start = '', name] = nameAndColon.exec(line) ?? [];
  if (name === undefined) return undefined;
  const source = line.slice(start.length).trimEnd();
  // The console of Postman writes values with quotes.
  const value = /^"[^"]*"$/.test(source) ? source.slice(1, -1) : source;
  const valueStart = offset + start.length + source.indexOf(value);
  return { name, value, at: { offset: valueStart, length: value.length } };
}

const headerName = /^\s*(?:X-[\w-]+|Authorization|Content-Type|Accept|Cookie)\s*:/i;

/** The headers of a request that a tool shows on lines of their own, before what it shows of the response. */
export function listHeaders(text: string, start: number, end: number): RecordedHeader[] {
  const lines = splitLines(text, start, end);
  const response = lines.findIndex((line) => /^\W*response\b/i.test(line.text));
  return lines
    .slice(0, response === -1 ? undefined : response)
    .flatMap((line) =>
      headerName.test(line.text) ? (parseHeaderLine(line.text, line.offset) ?? []) : [],
    );
}

/** The fields of an object as headers; none of anything else. */
export const readHeaderFields = (literal: Literal | undefined): RecordedHeader[] =>
  literal?.type === 'object'
    ? literal.properties.map(({ name, value }) => ({
        name,
        value: getText(value) ?? '',
        at: value.at,
      }))
    : [];

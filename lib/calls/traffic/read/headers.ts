import type { RecordedHeader } from '../recorded-call';

const nameAndColon = /^\s*([\w!#$%&'*+.^`|~-]+)[ \t]*:\s*/;

/**
 * Reads a header: `X-Token: 5f0f8a4e`. Returns undefined for a line that is none.
 * @param offset the offset of the line
 */
export function parseHeaderLine(line: string, offset: number): RecordedHeader | undefined {
  const [start = '', name] = nameAndColon.exec(line) ?? [];
  if (name === undefined) return undefined;
  const value = line.slice(start.length).trimEnd();
  return { name, value, at: { offset: offset + start.length, length: value.length } };
}

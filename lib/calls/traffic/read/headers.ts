import type { RecordedHeader } from '../recorded-call';

/** Reads a header: `X-Token: 5f0f8a4e`. Undefined for a line that is none. */
export function parseHeaderLine(line: string, offset: number): RecordedHeader | undefined {
  const [, name, space = '', value = ''] =
    /^\s*([\w!#$%&'*+.^`|~-]+)[ \t]*:(\s*)(.*?)\s*$/s.exec(line) ?? [];
  if (name === undefined) return undefined;
  const start = line.indexOf(':') + 1 + space.length;
  return { name, value, at: { offset: offset + start, length: value.length } };
}

/** The value of a header, whatever the case of its name. */
export const findHeaderValue = (
  headers: readonly RecordedHeader[],
  name: string,
): string | undefined => headers.find((header) => header.name.toLowerCase() === name)?.value;

/** A line of a text, without its end. */
export type Line = { text: string; offset: number };

/** Splits a text into lines, whose ends are LF or CRLF. */
export function splitLines(text: string, start = 0, end = text.length): Line[] {
  const lines: Line[] = [];
  for (let offset = start; offset <= end; ) {
    const found = text.indexOf('\n', offset);
    const next = found === -1 || found >= end ? end : found;
    lines.push({ text: text.slice(offset, next).replace(/\r$/, ''), offset });
    offset = next + 1;
  }
  return lines;
}

export const isBlank = ({ text }: Line): boolean => text.trim() === '';

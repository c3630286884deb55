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

/** The lines of a text by their positions, which start with 0. */
export type LineIndex = {
  count: number;
  /** The position of the line that has an offset. */
  find: (offset: number) => number;
  get: (position: number) => Line;
};

/** Finds the lines of a text, which can be large, once: other lines than those that are needed are not copied. */
export function indexLines(text: string): LineIndex {
  const starts: number[] = [];
  for (let start = 0; start !== -1; start = text.indexOf('\n', start) + 1 || -1) starts.push(start);
  const find = (offset: number): number => {
    let low = 0;
    for (let high = starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  };
  const get = (position: number): Line => {
    const offset = starts[position] ?? text.length;
    const end = (starts[position + 1] ?? text.length + 1) - 1;
    return { text: text.slice(offset, end).replace(/\r$/, ''), offset };
  };
  return { count: starts.length, find, get };
}

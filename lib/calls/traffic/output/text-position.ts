import { LineCounter } from 'yaml';

/** A position in a text, both 1-based. */
export type TextPosition = { line: number; column: number };

/** Creates a function that returns the position of an offset. It looks for line breaks once, because files are large. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  const lines = new LineCounter();
  for (let start = 0; start !== -1; start = text.indexOf('\n', start) + 1 || -1) {
    lines.addNewLine(start);
  }
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

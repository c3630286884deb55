import { indexLines } from '../read/text-lines';

/** A position in a text, both 1-based. */
export type TextPosition = { line: number; column: number };

/** Creates a function that returns the position of an offset. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  const lines = indexLines(text);
  return (offset) => {
    const position = lines.find(offset);
    return { line: position + 1, column: offset - lines.get(position).offset + 1 };
  };
}

/** A position in a text, both 1-based. */
export type TextPosition = { line: number; column: number };

/** Creates a function that returns the position of an offset. It looks for line breaks once, because files are large. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

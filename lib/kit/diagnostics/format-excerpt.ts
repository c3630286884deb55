/** How many lines an excerpt has before and after the line of the problem. */
const context = 2;

/**
 * Formats the lines around a position, with a mark below it.
 * @param line 1-based
 * @param column 1-based
 */
export function formatExcerpt(source: string, line: number, column: number): string {
  const lines = source.split('\n');
  const first = Math.max(1, line - context);
  const last = Math.min(lines.length, line + context);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((text, index) => {
      const number = first + index;
      const start = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | `;
      const mark = `${' '.repeat(width + 3)}| ${' '.repeat(column - 1)}^`;
      return number === line ? [start + text, mark] : [start + text];
    })
    .join('\n');
}

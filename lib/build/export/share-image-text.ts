/** Returns the width of a text in pixels. */
type Measure = (text: string) => number;

/** Shortens a text to a width, with an ellipsis at its end. */
function truncate(text: string, maxWidth: number, measure: Measure): string {
  if (measure(text) <= maxWidth) return text;
  let end = text.length;
  while (end > 0 && measure(`${text.slice(0, end).trimEnd()}…`) > maxWidth) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/**
 * Breaks a text into lines between its words.
 * @param maxWidth the width of a line in pixels. A longer word has a line of its own, shortened
 * @param maxLines further lines are dropped, and the last one ends with an ellipsis
 */
export function wrapText(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const extended = `${last} ${word}`;
    if (last !== undefined && measure(extended) <= maxWidth) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines;
  return shown.map((line, index) =>
    isCut && index === maxLines - 1
      ? truncate(`${line} ${lines[maxLines]}`, maxWidth, measure)
      : truncate(line, maxWidth, measure),
  );
}

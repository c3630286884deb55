/** A range of a text; `end` is exclusive. */
export type TextRange = { start: number; end: number };

/** A text, and the ranges of it that are code. */
export type Prose = { text: string; codes: TextRange[] };

/** Parses a text with code in backticks. */
export function parseProse(marked: string): Prose {
  const codes: TextRange[] = [];
  let text = '';
  for (const [index, part] of marked.split('`').entries()) {
    if (index % 2 === 1) codes.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, codes };
}

/** Quotes a text, so that a shell takes it as it is. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Escapes what some languages take for the end of a line. JSON and its relatives have the same escape, so that a text
 * remains the same.
 */
export const escapeLineSeparators = (json: string): string =>
  json.replace(
    /[\u007f\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text in double quotes. JSON, Python, Java, C#, and JavaScript read the same text from it. */
export const quoteDouble = (text: string): string => escapeLineSeparators(JSON.stringify(text));

/** A text in single quotes, for JavaScript. */
export const quoteSingle = (text: string): string =>
  `'${quoteDouble(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

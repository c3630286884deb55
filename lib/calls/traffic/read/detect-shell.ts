/** The shells whose quotes differ. */
export type Shell = 'bash' | 'cmd' | 'powershell';

/** Carets, and quotes that are doubled in JSON. */
const cmdEscapes = /\^[ \t]*\r?$|\^["&%{]|\s"[{[]\s*""/m;

/** How much of a command is needed to detect its shell. */
const maxDetected = 20_000;

/**
 * The shell for which a command was written, by its prompt, its escapes, and its line continuations.
 * @param start the offset of the command's name
 */
export function detectShell(text: string, start: number): Shell {
  const prompt = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const unquoted = text.slice(start, start + maxDetected).replace(/\\'|'[^']*'/g, "''");
  if (/^\s*PS\b.*>/.test(prompt) || /\s`[ \t]*\r?$/m.test(unquoted)) return 'powershell';
  if (/^\s*[A-Za-z]:\\.*>/.test(prompt) || cmdEscapes.test(unquoted)) return 'cmd';
  return 'bash';
}

import { readFileSync, statSync } from 'node:fs';
import { normalizeText, projectPath } from '../files/project-files';
import type { Diagnostic, Finding } from './diagnostic';
import type { Position } from './yaml-source';

export type ReadResult =
  | { text: string; diagnostics: [] }
  | { text: undefined; diagnostics: Diagnostic[] };

/** Control characters that no editor writes into a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Whether a U+FFFD stands for bytes that are not UTF-8, and is not in the file itself. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Describes the first character of a text that a source file cannot have. */
function findInvalidCharacter(text: string, bytes: Uint8Array) {
  const isValid = !text.includes('\ufffd') || isUtf8(bytes);
  const index = isValid ? text.search(controlCharacter) : text.indexOf('\ufffd');
  if (index < 0) return undefined;
  const lines = normalizeText(text.slice(0, index)).split('\n');
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    ...(isValid
      ? { message: 'The file has a control character', found: `U+${code}`, expected: 'text' }
      : {
          message: 'The file is not UTF-8',
          found: 'a byte of another encoding',
          expected: 'UTF-8',
        }),
  };
}

/**
 * Reads a file that authors edit.
 * @param file the path from the project's root
 * @returns its text without a byte order mark and with `\n` at the end of each line, or why it is not a text
 */
export function readSource(file: string): ReadResult {
  const fail = (problem: Finding & Partial<Position>): ReadResult => ({
    text: undefined,
    diagnostics: [{ severity: 'error', file, ...problem }],
  });
  const stats = statSync(projectPath(file), { throwIfNoEntry: false });
  if (!stats) return fail({ message: 'The file is missing', found: 'nothing', expected: 'a file' });
  if (!stats.isFile()) {
    return fail({ message: 'This is not a file', found: 'a folder', expected: 'a file' });
  }
  const bytes = readFileSync(projectPath(file));
  const text = new TextDecoder().decode(bytes);
  const problem = findInvalidCharacter(text, bytes);
  return problem ? fail(problem) : { text: normalizeText(text), diagnostics: [] };
}

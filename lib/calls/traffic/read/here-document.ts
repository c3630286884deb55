import type { Word } from './shell-words';

/**
 * Reads a here-document of Bash, which starts after the line of its command.
 * @param redirection the word with its delimiter: `<<END`
 */
export function readHereDocument(
  text: string,
  lineEnd: number,
  redirection: Word,
): { body: Word; end: number } {
  const delimiter = redirection.value.replace(/^<<-?/, '');
  const start = text.indexOf('\n', lineEnd) + 1 || text.length;
  const close = text.indexOf(`\n${delimiter}`, start - 1);
  const end = close === -1 ? text.length : close;
  const value = text.slice(start, end);
  const body = { value, at: { offset: start, length: value.length }, isVerbatim: true };
  return { body, end: Math.min(end + 1 + delimiter.length, text.length) };
}

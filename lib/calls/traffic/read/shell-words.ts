import type { ReadNote, TextRange } from '../recorded-call';
import type { Shell } from './detect-shell';
import { removeCarets } from './remove-carets';
import { isTypographicQuote, readQuoted } from './shell-quotes';

/** A word of a command, after the shell has read its quotes. */
export type Word = {
  value: string;
  /** The range of the value if it is verbatim, and otherwise that of the word with its quotes. */
  at: TextRange;
  isVerbatim: boolean;
};

export type Command = { words: Word[]; end: number; notes: ReadNote[] };

const escapes: Record<Shell, string> = { bash: '\\', cmd: '', powershell: '`' };

/** An escape at the end of a line or of the text, and the prompt of the line that follows. */
const continuation = /^.[ \t]*(?:\r?\n(?:[ \t]*>{1,2} )?|$)/;
/** The end of a line, and an option at the start of the next one. */
const optionOnNextLine = /^\r?\n[ \t]*(?:-[A-Za-z][\s'"]|--[a-z])/;
const commandEnd = /^(?:[|;]|&&|\d?>)/;

/** Whether a command ends before a character that is not in quotes. */
function isCommandEnd(rest: string, isInWord: boolean, shell: Shell): boolean {
  if (!isInWord && commandEnd.test(rest)) return true;
  if (/^;(?:\s|$)/.test(rest)) return true;
  // A command can be in backticks, in a fence of Markdown, or in `$(…)`.
  return shell === 'bash' ? /^[`)]/.test(rest) : rest.startsWith('```');
}

/**
 * Reads the words of a command, up to the end of its line, and of the lines that continue it.
 * @param start the offset of the command's name
 */
export function readCommand(source: string, start: number, shell: Shell): Command {
  const isCmd = shell === 'cmd';
  const { text, toOffset } = isCmd
    ? removeCarets(source, start)
    : { text: source, toOffset: (offset: number) => offset };
  const words: Word[] = [];
  const notes = new Map<string, ReadNote>();
  let position = isCmd ? 0 : start;
  let word: { value: string; start: number; contentStart: number } | undefined;

  /** Repeated problems are reported once, where they occur first. */
  const report = (message: string, length = 1) => {
    const at = { offset: toOffset(position), length };
    if (!notes.has(message)) notes.set(message, { message, at });
  };
  const append = (value: string, contentStart: number, end: number) => {
    word ??= { value: '', start: position, contentStart };
    word.value += value;
    position = end;
  };
  const finishWord = () => {
    if (!word) return;
    const { value } = word;
    const offset = toOffset(word.contentStart);
    const isVerbatim = source.startsWith(value, offset);
    const wordOffset = toOffset(word.start);
    const wordRange = { offset: wordOffset, length: toOffset(position) - wordOffset };
    words.push({
      value,
      isVerbatim,
      at: isVerbatim ? { offset, length: value.length } : wordRange,
    });
    word = undefined;
  };

  while (position < text.length) {
    const character = text[position] ?? '';
    const rest = text.slice(position, position + 80);
    const isEscape = character === escapes[shell];
    const [continued] = (isEscape && continuation.exec(rest)) || [];
    const quoted = readQuoted(text, position, shell);
    if (continued !== undefined) {
      finishWord();
      position += continued.length;
    } else if (/^\r?\n/.test(rest)) {
      finishWord();
      if (!optionOnNextLine.test(rest)) break;
      // Chats and tools remove the line continuations.
      report('A line continuation is missing before the next line', 0);
      position += rest.indexOf('\n') + 1;
    } else if (/\s/.test(character)) {
      finishWord();
      position++;
    } else if (quoted) {
      if (isTypographicQuote(character)) report('A shell has no typographic quotes');
      if (isCmd && character === "'")
        report('In cmd, single quotes do not quote. Write " around the text, and \\" in it');
      if (!quoted.isClosed) report('The quote is not closed');
      append(quoted.value, position + (character === '$' ? 2 : 1), quoted.end);
    } else if (isCommandEnd(rest, word !== undefined, shell)) {
      break;
    } else if (!word && character === '#') {
      position += /^[^\n]*/.exec(text.slice(position))?.[0].length ?? 1;
    } else if (isEscape && position + 1 < text.length) {
      append(text[position + 1] ?? '', position + 1, position + 2);
    } else {
      if (character === '&' && shell !== 'powershell') {
        report('Without quotes, the shell ends the word before &');
      }
      append(character, position, position + 1);
    }
  }
  finishWord();
  return { words, end: toOffset(position), notes: [...notes.values()] };
}

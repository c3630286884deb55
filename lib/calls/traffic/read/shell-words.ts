import type { ReadNote, TextRange } from '../recorded-call';
import { decodeAnsiC, findQuoteEnd } from './quoted-text';
import { removeCarets } from './remove-carets';

export type Shell = 'bash' | 'cmd' | 'powershell';

/** A word of a command, after the shell has read its quotes. */
export type Word = {
  value: string;
  /** The range of the value if it is verbatim, and otherwise that of the word with its quotes. */
  at: TextRange;
  isVerbatim: boolean;
};

export type Command = { words: Word[]; end: number; notes: ReadNote[] };

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

const closingQuotes: Record<string, string> = { '“': '”', '”': '”', '„': '”', '‘': '’', '’': '’' };

/** What ends the part of a text that starts with a quote. */
type Part = { value: string; end: number; isClosed: boolean };

const readSingleQuoted = (text: string, start: number, shell: Shell): Part => {
  let end = text.indexOf("'", start);
  // PowerShell doubles a quote, and a body of a tool for cmd can have an apostrophe.
  while (shell !== 'bash' && end !== -1) {
    const next = text[end + 1] ?? '';
    if (shell === 'powershell' && next === "'") end = text.indexOf("'", end + 2);
    else if (shell === 'cmd' && !/^\s?$/.test(next)) end = text.indexOf("'", end + 1);
    else break;
  }
  const value = text.slice(start, end === -1 ? undefined : end);
  return {
    value: shell === 'powershell' ? value.replaceAll("''", "'") : value,
    end: end === -1 ? text.length : end + 1,
    isClosed: end !== -1,
  };
};

const doubleQuoteEscapes: Record<Shell, RegExp> = {
  bash: /\\(?:\n|([$`"\\]))/g,
  cmd: /(?:\\|")(")/g,
  powershell: /(?:`|\\(?=")|"(?="))([\s\S])/g,
};

/** The control characters of PowerShell, which it writes with a backtick. */
const backtickControls: Record<string, string> = { '`n': '\n', '`r': '\r', '`t': '\t', '`0': '\0' };

/** Characters that browsers write by their codes when they copy a request for PowerShell. */
const replaceCodes = (text: string): string =>
  text.replace(/\$\(\[char\](\d{1,5})\)/g, (_found, code) => String.fromCharCode(Number(code)));

const readDoubleQuoted = (text: string, start: number, shell: Shell): Part => {
  let { end, isClosed } = findQuoteEnd(text, start, '"');
  while (isClosed && shell !== 'bash') {
    const isEscaped = shell === 'powershell' && text[end - 1] === '`';
    if (!isEscaped && text[end + 1] !== '"') break;
    ({ end, isClosed } = findQuoteEnd(text, end + (isEscaped ? 1 : 2), '"'));
  }
  const source = text.slice(start, end);
  const value = source.replace(
    doubleQuoteEscapes[shell],
    (found, character = '') => (shell === 'powershell' && backtickControls[found]) || character,
  );
  return {
    value: shell === 'powershell' ? replaceCodes(value) : value,
    end: isClosed ? end + 1 : end,
    isClosed,
  };
};

/** Reads the part of a word that starts at an offset with a quote; undefined if there is none. */
export function readQuoted(text: string, start: number, shell: Shell): Part | undefined {
  const first = text[start] ?? '';
  const here = shell === 'powershell' ? /^@(['"])\r?\n/.exec(text.slice(start, start + 4)) : null;
  if (here) {
    const content = start + here[0].length;
    const close = text.indexOf(`\n${here[1]}@`, content - 1);
    const end = close === -1 ? text.length : close;
    return {
      value: text.slice(content, end),
      end: Math.min(end + 3, text.length),
      isClosed: close !== -1,
    };
  }
  if (shell === 'bash' && text.startsWith("$'", start)) {
    const { end, isClosed } = findQuoteEnd(text, start + 2, "'");
    return {
      value: decodeAnsiC(text.slice(start + 2, end)),
      end: isClosed ? end + 1 : end,
      isClosed,
    };
  }
  if (first === '"') return readDoubleQuoted(text, start + 1, shell);
  if (first === "'") return readSingleQuoted(text, start + 1, shell);
  const close = closingQuotes[first];
  if (close === undefined) return undefined;
  // An apostrophe within the text has the same character as the closing quote.
  const closing = new RegExp(`${close}(?=\\s|$)|${first}(?=\\s|$)`, 'g');
  closing.lastIndex = start + 1;
  const end = closing.exec(text)?.index;
  return {
    value: text.slice(start + 1, end),
    end: (end ?? text.length - 1) + 1,
    isClosed: end !== undefined,
  };
}

const escapes: Record<Shell, string> = { bash: '\\', cmd: '', powershell: '`' };

/**
 * Reads the words of a command, up to the end of its line, and of the lines that continue it.
 * @param start the offset of the command's name
 */
export function readCommand(source: string, start: number, shell: Shell): Command {
  const { text, toOffset } =
    shell === 'cmd'
      ? removeCarets(source, start)
      : { text: source, toOffset: (offset: number) => offset };
  const words: Word[] = [];
  const notes: ReadNote[] = [];
  const report = (message: string, offset: number, length = 1) =>
    notes.push({ message, at: { offset: toOffset(offset), length } });
  let position = shell === 'cmd' ? 0 : start;
  let word: { value: string; start: number; contentStart: number | undefined } | undefined;

  const append = (value: string, contentStart: number) => {
    word ??= { value: '', start: position, contentStart: undefined };
    word.contentStart ??= contentStart;
    word.value += value;
  };
  const finishWord = () => {
    if (!word) return;
    const { value, contentStart = word.start } = word;
    const offset = toOffset(contentStart);
    const isVerbatim = source.startsWith(value, offset);
    const wordOffset = toOffset(word.start);
    words.push({
      value,
      isVerbatim,
      at: isVerbatim
        ? { offset, length: value.length }
        : { offset: wordOffset, length: toOffset(position) - wordOffset },
    });
    word = undefined;
  };

  while (position < text.length) {
    const character = text[position] ?? '';
    const rest = text.slice(position, position + 80);
    const [continuation] =
      (character === escapes[shell] && /^.[ \t]*(?:\r?\n(?:[ \t]*>{1,2} )?|$)/.exec(rest)) || [];
    const [lineEnd] = /^\r?\n/.exec(rest) ?? [];
    const quoted = readQuoted(text, position, shell);
    if (continuation !== undefined) {
      finishWord();
      position += continuation.length;
    } else if (lineEnd !== undefined) {
      finishWord();
      // Chats and tools remove the line continuations.
      if (!/^\r?\n[ \t]*(?:-[A-Za-z][\s'"]|--[a-z])/.test(rest)) break;
      report('The line before this one has no line continuation', position + lineEnd.length, 0);
      position += lineEnd.length;
    } else if (/\s/.test(character)) {
      finishWord();
      position++;
    } else if (quoted) {
      const start = position + (rest.startsWith("$'") ? 2 : 1);
      if (closingQuotes[character]) report('A shell has no typographic quotes', position);
      if (shell === 'cmd' && character === "'")
        report('In cmd, single quotes do not quote', position);
      if (!quoted.isClosed) report('The quote is not closed', position);
      append(quoted.value, start);
      position = quoted.end;
    } else if (
      (!word && /^(?:[|;]|&&|\d?>)/.test(rest)) ||
      rest.startsWith(shell === 'bash' ? '`' : '```') ||
      (shell === 'bash' && character === ')')
    ) {
      break;
    } else if (!word && character === '#') {
      position += /^[^\n]*/.exec(rest)?.[0].length ?? 1;
    } else if (character === escapes[shell] && position + 1 < text.length) {
      append(text[position + 1] ?? '', position + 1);
      position += 2;
    } else {
      if (character === ';' && /^;(?:\s|$)/.test(rest)) break;
      if (character === '&' && shell !== 'powershell') {
        report('Without quotes, the shell ends the word before &', position);
      }
      append(character, position);
      position++;
    }
  }
  finishWord();
  return { words, end: toOffset(position), notes };
}

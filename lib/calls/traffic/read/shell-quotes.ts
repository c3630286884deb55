import type { Shell } from './detect-shell';
import { decodeAnsiC, findQuoteEnd } from './quoted-text';

/** The quotes that editors and chats put in place of straight ones, each with the quote that closes it. */
const typographicQuotes: Record<string, string> = {
  '“': '”',
  '”': '”',
  '„': '”',
  '‘': '’',
  '’': '’',
};

export const isTypographicQuote = (character: string): boolean =>
  Object.hasOwn(typographicQuotes, character);

/** A part of a word in quotes: its value, and the offset after the closing quote. */
export type QuotedPart = { value: string; end: number; isClosed: boolean };

const readSingleQuoted = (text: string, start: number, shell: Shell): QuotedPart => {
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

const readDoubleQuoted = (text: string, start: number, shell: Shell): QuotedPart => {
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

/** Reads a here-string of PowerShell, `@'…'@` on lines of their own; undefined if there is none. */
function readHereString(text: string, start: number): QuotedPart | undefined {
  const [opening = '', quote] = /^@(['"])\r?\n/.exec(text.slice(start, start + 4)) ?? [];
  if (quote === undefined) return undefined;
  const content = start + opening.length;
  // At a prompt, which was replaced with spaces, the end is indented.
  const closing = new RegExp(`\\n[ \\t]*${quote}@`, 'g');
  closing.lastIndex = content - 1;
  const close = closing.exec(text);
  const value = text.slice(content, close?.index);
  return { value, end: close ? closing.lastIndex : text.length, isClosed: close !== null };
}

/** Reads `$'…'` of Bash. */
function readAnsiQuoted(text: string, start: number): QuotedPart {
  const { end, isClosed } = findQuoteEnd(text, start, "'");
  return { value: decodeAnsiC(text.slice(start, end)), end: isClosed ? end + 1 : end, isClosed };
}

function readTypographic(text: string, start: number, opening: string): QuotedPart {
  const closing = typographicQuotes[opening] ?? opening;
  // An apostrophe within the text is the same character as the closing quote.
  const pattern = new RegExp(`[${opening}${closing}](?=\\s|$)`, 'g');
  pattern.lastIndex = start;
  const end = pattern.exec(text)?.index;
  const isClosed = end !== undefined;
  return { value: text.slice(start, end), end: isClosed ? end + 1 : text.length, isClosed };
}

/** Reads the part of a word that starts at an offset with a quote; undefined if there is none. */
export function readQuoted(text: string, start: number, shell: Shell): QuotedPart | undefined {
  const first = text[start] ?? '';
  if (first === '"') return readDoubleQuoted(text, start + 1, shell);
  if (first === "'") return readSingleQuoted(text, start + 1, shell);
  if (isTypographicQuote(first)) return readTypographic(text, start + 1, first);
  if (shell === 'powershell') return readHereString(text, start);
  return shell === 'bash' && text.startsWith("$'", start)
    ? readAnsiQuoted(text, start + 2)
    : undefined;
}

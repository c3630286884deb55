/** The offset of the quote that ends a text, in which a backslash escapes a quote; the end of the text if it has none. */
export function findQuoteEnd(
  text: string,
  start: number,
  quote: string,
): { end: number; isClosed: boolean } {
  for (let end = text.indexOf(quote, start); end !== -1; end = text.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (end - slashes > start && text[end - slashes - 1] === '\\') slashes++;
    if (slashes % 2 === 0) return { end, isClosed: true };
  }
  return { end: text.length, isClosed: false };
}

const controls: Record<string, string> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' },
  ...{ a: '\u0007', e: '\u001b', E: '\u001b', '0': '\0', '\n': '' },
};

const toCharacter = (code: string): string => {
  const point = Number.parseInt(code, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
};

const hex = '[\\da-fA-F]';
/** Bytes that follow each other, a character by its code, or an escaped character. */
const escapes = new RegExp(
  `((?:\\\\x${hex}{1,2}|\\\\[0-7]{3})+)|\\\\(?:u\\{(${hex}+)\\}|u(${hex}{1,4})|U(${hex}{1,8})|([\\s\\S]))`,
  'g',
);

/** The bytes of escapes such as `\x41` and `\101`. */
const readBytes = (source: string): number[] =>
  source
    .split('\\')
    .slice(1)
    .map((code) =>
      code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 8) & 0xff,
    );

/** Bytes as a text, if they are UTF-8, and otherwise as characters. */
function decodeUtf8(bytes: readonly number[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return String.fromCharCode(...bytes);
  }
}

const replaceEscapes = (source: string, decode: (bytes: readonly number[]) => string): string =>
  source.replace(escapes, (_found, bytes, braced, short, long, other) => {
    if (bytes) return decode(readBytes(bytes));
    const code = braced ?? short ?? long;
    return code ? toCharacter(code) : (controls[other] ?? other);
  });

/** The text of `$'…'` in Bash, in which `\x` and octal numbers are bytes of UTF-8. */
export const decodeAnsiC = (source: string): string => replaceEscapes(source, decodeUtf8);

/** The text of a literal of JSON, JavaScript, or Python, without its quotes. */
export function decodeEscapes(source: string, quote: string): string {
  if (quote === '"') {
    try {
      return String(JSON.parse(`"${source}"`));
    } catch {
      // It has escapes or characters that JSON doesn't have.
    }
  }
  return replaceEscapes(source, (bytes) => String.fromCharCode(...bytes));
}

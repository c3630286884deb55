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

/**
 * Replaces the escapes of JSON and JavaScript, and those of `$'…'` in Bash. A byte of UTF-8 is a character of its own
 * until {@link decodeUtf8}.
 */
const replaceEscapes = (source: string): string =>
  source.replace(
    /\\(?:u\{([\da-fA-F]+)\}|[uU]([\da-fA-F]{4,8})|x([\da-fA-F]{1,2})|([0-7]{3})|([\s\S]))/g,
    (_found, braced, unicode, hex, octal, other) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      const code = braced ?? unicode ?? hex;
      return code ? toCharacter(code) : (controls[other] ?? other);
    },
  );

/** The text of a literal without its quotes. */
export function decodeEscapes(source: string, quote: string): string {
  if (quote === '"') {
    try {
      return String(JSON.parse(`"${source}"`));
    } catch {
      // It has escapes or characters that JSON doesn't have.
    }
  }
  // In JSON and JavaScript, \u has four digits.
  return replaceEscapes(source.replace(/\\u([\da-fA-F]{4})(?=[\da-fA-F])/g, '\\u{$1}'));
}

/** The text of `$'…'` in Bash, whose bytes can be those of UTF-8. */
export function decodeAnsiC(source: string): string {
  const decoded = replaceEscapes(source);
  if (!/\\(?:x|[0-7]{3})/.test(source) || /[^\0-\xff]/.test(decoded)) return decoded;
  try {
    const bytes = Uint8Array.from(decoded, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded;
  }
}

/** A text as base64 of its UTF-8. */
export const encodeBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The text of base64; undefined if it is no base64, or if its bytes are no UTF-8 text. */
export function decodeBase64(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes with them are no text
    return /[\0-\x08\x0e-\x1a]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

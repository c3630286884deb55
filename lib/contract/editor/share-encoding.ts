/** Texts in the address's hash: deflated, in characters that need no escaping. */

/** Characters that a shared text may have. A small hash could unfold to a text that fills the memory. */
const limit = 200_000;

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Reads a stream to its end, or refuses it once it is longer than allowed. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: number[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > limit) {
      await reader.cancel();
      throw new Error('The shared text is too long');
    }
    for (const byte of value) parts.push(byte);
  }
}

/** A text as the hash carries it. */
export async function encodeSharedText(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(await readAll(deflated));
}

/** The text that a hash carries; undefined where it carries none that can be read. */
export async function decodeSharedText(encoded: string): Promise<string | undefined> {
  try {
    const stream = new Blob([fromBase64Url(encoded)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream));
  } catch {
    return undefined;
  }
}

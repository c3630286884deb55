/** Encodes texts for a URL fragment: compressed with deflate, in the URL-safe Base64 alphabet. */

/** The maximum size in bytes. Without it, a short fragment could decompress to a text that exhausts the memory. */
const maxBytes = 200_000;

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Reads a stream to its end. Throws if it is longer than the maximum. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const bytes: number[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(bytes);
    if (bytes.length + value.length > maxBytes) {
      await reader.cancel();
      throw new Error(`The shared text exceeds ${maxBytes} bytes`);
    }
    for (const byte of value) bytes.push(byte);
  }
}

/** Encodes a text for a URL fragment. Throws if the result exceeds the maximum size. */
export async function encodeSharedText(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(await readAll(compressed));
}

/** The text of a URL fragment; undefined if it is invalid or too long. */
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

import { decodeBase64Url, encodeBase64Url } from '../../kit/text/base64';
import { findTextProblem, maxTextLength } from './text-limits';

/** Encodes texts for a URL fragment: compressed with deflate, in the URL-safe Base64 alphabet. */

/** The maximum size of a text in UTF-8. Without it, a short link could decompress to more than the memory holds. */
const maxBytes = 3 * maxTextLength;

/** Reads a stream to its end; undefined if it is longer than the maximum. */
async function readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

/** Encodes a text for a URL fragment. */
export async function encodeSharedText(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return encodeBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/** A shared text, or why it cannot be used, as a sentence. */
export type SharedText = { text: string } | { problem: string };

/** Decodes the text of a URL fragment. Stops as soon as it exceeds the limits of the editor. */
export async function decodeSharedText(encoded: string): Promise<SharedText> {
  try {
    const stream = new Blob([decodeBase64Url(encoded)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await readAll(stream);
    if (!bytes) return { problem: 'The link’s JSON is too long.' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const problem = findTextProblem(text);
    return problem === undefined ? { text } : { problem };
  } catch {
    return { problem: 'The link is incomplete or damaged.' };
  }
}

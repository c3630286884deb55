import type { RecordedBody } from '../recorded-call';

/** A line of a dump of bytes, as Netty, xxd, hexdump, and Wireshark print it: an offset, up to 16 bytes, and their letters. */
const dumpLine =
  /^[ \t|]*([0-9a-f]{4,8})[:|]?\s+((?:[0-9a-f]{2}[ |]*){1,16}|(?:[0-9a-f]{4} ?){1,8})(?=\||\s{2}|$)/gim;

/** Decodes the bytes of a dump; undefined if a text has none. Only the range of the whole is known. */
export function readHexDump(text: string): RecordedBody | undefined {
  const lines = [...text.matchAll(dumpLine)];
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || lines.length < 2) return undefined;
  const digits = lines.map(([, , bytes = '']) => bytes.replace(/[^0-9a-f]/gi, '')).join('');
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const content = new TextDecoder().decode(bytes);
  const start = content.search(/[[{]\s*["[{\]}]/);
  if (start === -1) return undefined;
  const lineEnd = text.indexOf('\n', last.index);
  const end = lineEnd === -1 ? text.length : lineEnd;
  return {
    content: content.slice(start),
    ...{ encoding: 'text', mediaType: 'application/json', isVerbatim: false },
    at: { offset: first.index, length: end - first.index },
  };
}

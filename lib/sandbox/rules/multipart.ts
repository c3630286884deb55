import { strToU8 } from 'fflate';

/** The boundary between parts. It cannot occur in a part, because each part is a single line of JSON. */
const boundary = 'sandbox-part';

/** The media type of the stream, including the boundary. */
export const multipartContentType = `multipart/mixed; boundary=${boundary}`;

/**
 * Writes records as a multipart byte stream (RFC 2046) with one JSON part per record. The format of the parts is not
 * documented; this is a sandbox interpretation.
 */
export function writeMultipart(records: object[]): Uint8Array {
  const parts = records.map(
    (record) =>
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(record)}\r\n`,
  );
  return strToU8(`${parts.join('')}--${boundary}--\r\n`);
}

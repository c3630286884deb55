import { strToU8 } from 'fflate';

/**
 * Separates the parts. JSON is written on one line and begins with a bracket, so no part can hold a line that looks
 * like it.
 */
const boundary = 'sandbox-part';

/** The media type of the stream, with what separates its parts. */
export const multipartContentType = `multipart/mixed; boundary=${boundary}`;

/**
 * Records as a multipart byte stream (RFC 2046): a JSON part for each. The form of the parts is not published: this
 * is the sandbox's reading.
 */
export function writeMultipart(records: object[]): Uint8Array {
  const parts = records.map(
    (record) =>
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(record)}\r\n`,
  );
  return strToU8(`${parts.join('')}--${boundary}--\r\n`);
}

import { parseExactJson } from '../../kit/json/exact-json';
import { formatValue } from '../../kit/json/format-value';
import { isRecord } from '../../kit/json/is-record';

/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJsonType = (mediaType: string): boolean =>
  /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);

const isForm = (mediaType: string): boolean =>
  /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(mediaType);

/** Whether people edit a body of the type as JSON: the fields of a form are those of an object. */
export const isEditedAsJson = (mediaType: string): boolean =>
  isJsonType(mediaType) || isForm(mediaType);

/** A multipart boundary that no line of the parts has. */
function findBoundary(parts: readonly string[]): string {
  let boundary = 'form-data-boundary';
  while (parts.some((part) => part.includes(boundary))) boundary += '-';
  return boundary;
}

const quote = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function parseFields(text: string): Array<[string, string]> | undefined {
  const value = parseExactJson(text)?.value;
  if (!isRecord(value)) return undefined;
  return Object.entries(value).flatMap(([name, field]) =>
    [field].flat().map((item): [string, string] => [name, formatValue(item)]),
  );
}

/**
 * Encodes a body that people edit as JSON or text. The fields of a form are the keys of an object; a text that is no
 * object is sent as it is.
 */
export function encodeBody(mediaType: string, text: string): { mediaType: string; text: string } {
  const fields = isForm(mediaType) ? parseFields(text) : undefined;
  if (!fields) return { mediaType, text };
  if (!mediaType.startsWith('multipart/'))
    return { mediaType, text: new URLSearchParams(fields).toString() };
  const boundary = findBoundary(fields.flat());
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"\r\n\r\n${value}\r\n`,
  );
  return {
    mediaType: `${mediaType.split(';')[0]}; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}

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

/** A body as people edit it. */
export type RequestBody = {
  mediaType: string;
  /** JSON if the type is edited as such. */
  text: string;
  /** The names of a form's fields that are files. Their values are the names of the files. */
  fileFields?: readonly string[] | undefined;
  /** The files that the reader has selected, by fileKey. */
  files?: ReadonlyMap<string, Blob> | undefined;
};

export const fileKey = (field: string, fileName: string): string => `${field}/${fileName}`;

/** A field of a form with its value, or with a file. Code samples have only the name of the file. */
export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; file?: Blob | undefined };

/** The text of a field, for what a boundary must not be a part of. */
const toText = (part: FormPart): string =>
  `${part.name} ${'value' in part ? part.value : part.fileName}`;

/** A multipart boundary that no text of the parts has. Files could have one that is not random. */
function findBoundary(parts: readonly FormPart[]): string {
  let boundary = 'form-data-boundary';
  if (parts.some((part) => 'file' in part)) boundary += Math.random().toString(36).slice(2);
  while (parts.some((part) => toText(part).includes(boundary))) boundary += '-';
  return boundary;
}

const quote = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A file in a multipart body. */
type FileChunk = { fileName: string; file: Blob | undefined };

/** Writes the parts of a form as texts and files that follow each other. */
export function writeMultipart(
  parts: readonly FormPart[],
  boundary: string,
): Array<string | FileChunk> {
  const chunks: Array<string | FileChunk> = [];
  let text = '';
  for (const part of parts) {
    text += `--${boundary}\r\nContent-Disposition: form-data; name="${quote(part.name)}"`;
    if ('value' in part) text += `\r\n\r\n${part.value}\r\n`;
    else {
      const { fileName, file } = part;
      const type = file?.type || 'application/octet-stream';
      text += `; filename="${quote(fileName)}"\r\nContent-Type: ${type}\r\n\r\n`;
      chunks.push(text, { fileName, file });
      text = '\r\n';
    }
  }
  return [...chunks, `${text}--${boundary}--\r\n`];
}

function parseFields(text: string): Array<[string, string]> | undefined {
  const value = parseExactJson(text)?.value;
  if (!isRecord(value)) return undefined;
  return Object.entries(value).flatMap(([name, field]) =>
    [field].flat().map((item): [string, string] => [name, formatValue(item)]),
  );
}

/** The content of a request: a text, or the parts of a form. */
type Content = { mediaType: string; content: string | FormPart[] };

/**
 * Encodes a body that people edit as JSON or text. The fields of a form are the keys of an object; a text that is no
 * object is sent as it is.
 */
export function encodeBody({ mediaType, text, fileFields = [], files }: RequestBody): Content {
  const fields = isForm(mediaType) ? parseFields(text) : undefined;
  if (!fields) return { mediaType, content: text };
  if (!/^multipart\//i.test(mediaType))
    return { mediaType, content: new URLSearchParams(fields).toString() };
  const parts = fields.map(([name, value]): FormPart => {
    if (!fileFields.includes(name)) return { name, value };
    const file = files?.get(fileKey(name, value));
    return { name, fileName: value || 'file.bin', ...(file && { file }) };
  });
  const boundary = findBoundary(parts);
  return { mediaType: `${mediaType.split(';')[0]}; boundary=${boundary}`, content: parts };
}

/** The boundary between the parts of a form. */
export const readBoundary = (mediaType: string): string =>
  /;\s*boundary=(\S+)$/.exec(mediaType)?.[1] ?? '';

/** The bytes of a form. */
export const writeForm = (parts: readonly FormPart[], headers: Headers): Blob =>
  new Blob(
    writeMultipart(parts, readBoundary(headers.get('Content-Type') ?? '')).map((chunk) =>
      typeof chunk === 'string' ? chunk : (chunk.file ?? ''),
    ),
  );

import { type FormPart, writeMultipart } from '../../../api/call/request-body';

const boundary = 'form-data-boundary';

/** The media type of a form with parts whose boundary is not recorded. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** The fields of a form as they are sent with a media type. A file is its name. */
export function writeFormText(parts: readonly FormPart[], mediaType: string): string {
  if (!mediaType.startsWith('multipart/')) {
    const pairs = parts.map((part): [string, string] => [
      part.name,
      'value' in part ? part.value : part.fileName,
    ]);
    return new URLSearchParams(pairs).toString();
  }
  const [, , recorded = boundary] = /boundary=("?)([^";]+)\1/.exec(mediaType) ?? [];
  return writeMultipart(parts, recorded)
    .map((chunk) => (typeof chunk === 'string' ? chunk : `(${chunk.fileName})`))
    .join('');
}

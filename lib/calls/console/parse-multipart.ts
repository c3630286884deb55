import { escapeRegExp } from '../../kit/text/escape-reg-exp';

/** Reads the `boundary` parameter of a media type, quoted or not (RFC 2046, 5.1.1). */
function findBoundary(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  return quoted ?? plain;
}

/**
 * Returns the bodies of the parts of a multipart stream, without their headers. The preamble before the first part
 * and the epilogue after the last one are ignored (RFC 2046, 5.1.1).
 * @param type the media type, with the boundary
 * @returns `undefined` if the text is not a multipart stream
 */
export function parseMultipart(text: string, type: string): string[] | undefined {
  const boundary = findBoundary(type);
  if (boundary === undefined) return undefined;
  const stream = `\n${text}`;
  const delimiter = new RegExp(`\\r?\\n--${escapeRegExp(boundary)}(--)?[ \\t]*(?=\\r?\\n|$)`, 'g');
  const delimiters = [...stream.matchAll(delimiter)];
  if (delimiters.length === 0) return undefined;
  const end = delimiters.findIndex(([, isEnd]) => isEnd);
  const starts = end === -1 ? delimiters : delimiters.slice(0, end);
  return starts.map((start, index) => {
    const part = stream.slice(start.index + start[0].length, delimiters[index + 1]?.index);
    // The headers end with an empty line.
    return part.replace(/^[\s\S]*?\r?\n\r?\n/, '');
  });
}

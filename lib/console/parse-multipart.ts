const escapeForPattern = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** What separates the parts, as the media type names it: with quotes or without (RFC 2046, 5.1.1). */
function findBoundary(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  return quoted ?? plain;
}

/**
 * The bodies of the parts of a multipart stream, without their headers. What stands before the first part and behind
 * the last one is no part (RFC 2046, 5.1.1).
 * @param type the media type, which names what separates the parts
 * @returns `undefined` where the stream is none
 */
export function parseMultipart(text: string, type: string): string[] | undefined {
  const boundary = findBoundary(type);
  if (boundary === undefined) return undefined;
  const stream = `\n${text}`;
  const separators = new RegExp(
    `\\r?\\n--${escapeForPattern(boundary)}(--)?[ \\t]*(?=\\r?\\n|$)`,
    'g',
  );
  const marks = [...stream.matchAll(separators)];
  if (marks.length === 0) return undefined;
  const end = marks.findIndex(([, isEnd]) => isEnd);
  const starts = end === -1 ? marks : marks.slice(0, end);
  return starts.map((start, index) => {
    const part = stream.slice(start.index + start[0].length, marks[index + 1]?.index);
    // The headers end with an empty line.
    return part.replace(/^[\s\S]*?\r?\n\r?\n/, '');
  });
}

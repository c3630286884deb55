import { findQuoteEnd } from './quoted-text';

/** A value of JSON in a text that arrives in chunks: an entry of a HAR file, or a value of its own. */
export type JsonPart = { text: string; offset: number; isEntry: boolean };

export type JsonSplitter = {
  push: (chunk: string) => JsonPart[];
  /** The text after the last part, and whether it is in a HAR file. */
  rest: () => JsonPart;
};

/** The depth within `{"log": {"entries": [`. */
const entriesDepth = 3;

/**
 * Splits JSON into the entries of a HAR file, or into the values that follow each other in a file. Of what was split,
 * nothing is kept.
 */
export function createJsonSplitter(): JsonSplitter {
  let buffer = '';
  /** The offset of the buffer in the text. */
  let offset = 0;
  /** The index in the buffer up to which it was read. */
  let position = 0;
  let depth = 0;
  let partStart = 0;
  let lastText = '';
  /** The names of the fields that are read at the first and at the second depth. */
  const names = ['', ''];
  let isInEntries = false;

  const isPartDepth = () => depth === (isInEntries ? entriesDepth : 0);

  function open(character: string): void {
    if (isPartDepth()) partStart = position;
    depth++;
    const isEntries = names[0] === 'log' && names[1] === 'entries';
    if (character === '[' && depth === entriesDepth && isEntries) isInEntries = true;
  }

  function close(parts: JsonPart[]): void {
    depth--;
    if (depth < entriesDepth && isInEntries) {
      // The rest of the file has no calls.
      partStart = position + 1;
      if (depth === 0) isInEntries = false;
    } else if (isPartDepth()) {
      const text = buffer.slice(partStart, position + 1);
      parts.push({ text, offset: offset + partStart, isEntry: isInEntries });
      partStart = position + 1;
    }
  }

  function push(chunk: string): JsonPart[] {
    const parts: JsonPart[] = [];
    buffer += chunk;
    for (; position < buffer.length; position++) {
      const character = buffer[position] ?? '';
      if (character === '"') {
        const { end, isClosed } = findQuoteEnd(buffer, position + 1, '"');
        if (!isClosed) break;
        if (depth < entriesDepth) lastText = buffer.slice(position + 1, end);
        position = end;
      } else if (character === '{' || character === '[') open(character);
      else if (character === '}' || character === ']') close(parts);
      else if (character === ':' && depth < entriesDepth) names[depth - 1] = lastText;
    }
    // In a HAR file, what precedes the entries is not needed.
    const start = isInEntries && isPartDepth() ? position : Math.min(partStart, position);
    buffer = buffer.slice(start);
    offset += start;
    position -= start;
    partStart = Math.max(0, partStart - start);
    return parts;
  }

  return {
    push,
    rest: () => ({ text: buffer, offset, isEntry: isInEntries }),
  };
}

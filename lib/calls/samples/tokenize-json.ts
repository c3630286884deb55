/** A token of a JSON text, with the class of its color if it has one. */
type JsonToken = { text: string; kind?: 'keyword' | 'string' | 'constant' };

const tokenPattern =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Splits a JSON text into tokens for syntax highlighting. Concatenated, they are the text again. */
export function tokenizeJson(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of json.matchAll(tokenPattern)) {
    const [matched, text = matched, colon] = match;
    if (match.index > end) tokens.push({ text: json.slice(end, match.index) });
    const kind = !matched.startsWith('"') ? 'constant' : colon === undefined ? 'string' : 'keyword';
    tokens.push({ text, kind });
    end = match.index + text.length;
  }
  if (end < json.length) tokens.push({ text: json.slice(end) });
  return tokens;
}

/** A piece of JSON text, with the class of its colour where it has one. */
type JsonToken = { text: string; kind?: 'keyword' | 'string' | 'constant' };

const token =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Cuts JSON text into pieces for colouring. Together they are the text. */
export function tokenizeJson(json: string): JsonToken[] {
  const found: JsonToken[] = [];
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [whole, text = whole, colon] = match;
    if (match.index > end) found.push({ text: json.slice(end, match.index) });
    const kind = !whole.startsWith('"') ? 'constant' : colon === undefined ? 'string' : 'keyword';
    found.push({ text, kind });
    end = match.index + text.length;
  }
  if (end < json.length) found.push({ text: json.slice(end) });
  return found;
}

/** A piece of text, marked where it matches the query. */
export type TextPart = { text: string; marked: boolean };

/** The words of a query, lower-case, longest first so that a longer match wins. At most 12 count. */
export function splitQuery(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return [...new Set(words)].slice(0, 12).sort((a, b) => b.length - a.length);
}

/** Cuts a text into marked and unmarked parts: words that begin with a word of the query are marked. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  if (terms.length === 0) return [{ text, marked: false }];
  // Terms hold letters, digits and underscores only (splitQuery), so nothing in them needs escaping.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join('|')})`, 'giu');
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), marked: false });
    parts.push({ text: match[0], marked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** The text around the first match, at most about `length` characters, cut at words, with ellipses. */
export function cutSnippet(text: string, terms: readonly string[], length = 120): string {
  const lower = text.toLowerCase();
  const first = Math.min(
    ...terms.map((term) => lower.indexOf(term)).filter((index) => index >= 0),
    text.length,
  );
  const start =
    first === text.length || first < length / 3 ? 0 : text.lastIndexOf(' ', first - length / 3) + 1;
  const stop = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const end = stop > start ? stop : Math.min(text.length, start + length);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

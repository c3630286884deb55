import { findMatches, type WordMatcher } from './matches';
import { isStopWord, stemWord } from './stemming';
import type { Token } from './tokenizer';

/** A piece of a text: a match of the query, or the text around matches. */
export type TextPart = { text: string; isMatch: boolean };

/** Creates a matcher for words whose stem is one of the query's terms. Stop words never match. */
export function createTermMatcher(terms: Iterable<string>): WordMatcher {
  const wanted = new Set(terms);
  return (word) => !isStopWord(word) && wanted.has(stemWord(word));
}

/** Splits a text into matching and other parts. Joined, the parts are the text again. */
export function splitAtMatches(text: string, matches: WordMatcher): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of findMatches(text, matches)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Returns the first offset from which `length` characters contain the most distinct matching stems. */
function findBestStart(matches: readonly Token[], length: number): number {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const near = matches.slice(index, index + 40).filter((match) => match.end - start <= length);
    const count = new Set(near.map(({ text }) => stemWord(text))).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/**
 * Returns an excerpt of about `length` characters around the best matches, cut at spaces and marked with ellipses
 * where text is left out.
 * @param matches the matches in the text (`findMatches`)
 */
export function extractSnippet(text: string, matches: readonly Token[], length = 140): string {
  if (text.length <= length) return text;
  const lead = Math.round(length / 4);
  const first = findBestStart(matches, length - lead);
  const start = first < lead ? 0 : text.lastIndexOf(' ', first - lead) + 1;
  const stop = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const end = stop > start ? stop : Math.min(text.length, start + length);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

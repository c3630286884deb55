import { findMatches, type WordMatcher } from './matches';
import { isStopWord, stemWord } from './stemming';
import type { Token } from './tokenizer';

/** A piece of text, marked where it matches the query. */
export type TextPart = { text: string; isMatch: boolean };

/** Matches words by the terms of a query: their stems. */
export function createTermMatcher(terms: Iterable<string>): WordMatcher {
  const wanted = new Set(terms);
  return (word) => !isStopWord(word) && wanted.has(stemWord(word));
}

/** Cuts a text into marked and unmarked parts. */
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

/** The best place to begin a cut of `length`: where most different words match, the earliest of those. */
function findBestStart(found: readonly Token[], length: number): number {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const near = found.slice(index, index + 40).filter((match) => match.end - start <= length);
    const count = new Set(near.map(({ text }) => stemWord(text))).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/**
 * The text around its best matches, at most about `length` characters, cut at words, with ellipses.
 * @param found the matches in the text (`findMatches`)
 */
export function extractSnippet(text: string, found: readonly Token[], length = 140): string {
  if (text.length <= length) return text;
  const lead = Math.round(length / 4);
  const first = findBestStart(found, length - lead);
  const start = first < lead ? 0 : text.lastIndexOf(' ', first - lead) + 1;
  const stop = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const end = stop > start ? stop : Math.min(text.length, start + length);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

import type { WordMatcher } from './matches';
import type { TextRange } from './prose';
import { isStopWord, stemWord } from './stemming';
import type { Token } from './tokenizer';

/** A piece of a text: a match of the query, or the text around matches. */
export type TextPart = { text: string; isMatch: boolean; isCode: boolean };

/** Creates a matcher for words whose stem is one of the query's terms. Stop words never match. */
export function createTermMatcher(terms: Iterable<string>): WordMatcher {
  const wanted = new Set(terms);
  return (word) => !isStopWord(word) && wanted.has(stemWord(word));
}

const covers = (ranges: readonly TextRange[], offset: number) =>
  ranges.some(({ start, end }) => start <= offset && offset < end);

/** Splits a range of a text where a match or code starts or ends. Joined, the parts are the range again. */
export function splitText(
  text: string,
  { start, end }: TextRange,
  matches: readonly TextRange[],
  codes: readonly TextRange[],
): TextPart[] {
  const edges = [...matches, ...codes]
    .flatMap((range) => [range.start, range.end])
    .filter((offset) => start < offset && offset < end);
  const offsets = [...new Set([start, ...edges, end])].sort((a, z) => a - z);
  return offsets.slice(0, -1).map((offset, index) => ({
    text: text.slice(offset, offsets[index + 1]),
    isMatch: covers(matches, offset),
    isCode: covers(codes, offset),
  }));
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

/** The share of a snippet that may precede its first match if the snippet then starts with a sentence. */
const maxLead = 0.5;
/** The share of a snippet that must be filled if it then ends with a sentence. */
const minFill = 0.6;

/** One word is no sentence: a sample value belongs to the sentence before it, as in `A visit today. 70412.` */
const sentenceEnd = /[.!?]["')\]”’]* (?!\S+[.!?](?: |$))/g;

/** Returns the offsets at which the sentences of a text start. */
const listSentenceStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length),
];

/**
 * Returns the range of about `length` characters around the best matches. It starts and ends with a sentence if that
 * leaves it long enough, and otherwise at a space.
 * @param matches the matches in the text (`findMatches`)
 */
export function extractSnippet(text: string, matches: readonly Token[], length: number): TextRange {
  if (text.length <= length) return { start: 0, end: text.length };
  const first = findBestStart(matches, Math.round(length * maxLead));
  const sentences = listSentenceStarts(text);
  const sentence = sentences.findLast((offset) => offset <= first) ?? 0;
  const start =
    first - sentence <= length * maxLead
      ? sentence
      : text.lastIndexOf(' ', first - Math.round(length / 4)) + 1;
  if (start + length >= text.length) return { start, end: text.length };
  const nextSentence = sentences.findLast((offset) => offset <= start + length + 1) ?? 0;
  const lastSpace = text.lastIndexOf(' ', start + length);
  if (nextSentence - start >= length * minFill) return { start, end: nextSentence - 1 };
  return { start, end: lastSpace > start ? lastSpace : start + length };
}

const ellipsis: TextPart = { text: '…', isMatch: false, isCode: false };

/** Returns the parts of a snippet, with an ellipsis where it starts or ends within a sentence. */
export function splitSnippet(
  text: string,
  snippet: TextRange,
  matches: readonly TextRange[],
  codes: readonly TextRange[],
): TextPart[] {
  const isSentenceStart = listSentenceStarts(text).includes(snippet.start);
  const isSentenceEnd =
    snippet.end >= text.length || listSentenceStarts(text).includes(snippet.end + 1);
  return [
    ...(isSentenceStart ? [] : [ellipsis]),
    ...splitText(text, snippet, matches, codes),
    ...(isSentenceEnd ? [] : [ellipsis]),
  ];
}

import { type Token, tokenize } from './tokenizer';

/** Says whether a folded word of a text is one of those that were searched for. */
export type WordMatcher = (word: string) => boolean;

/** The places of a text that match, in order: words, parts of identifiers, or identifiers as a whole. */
export function findMatches(text: string, matches: WordMatcher): Token[] {
  return tokenize(text).flatMap(({ parts, joined: whole }) => {
    const first = parts[0];
    const last = parts.at(-1);
    if (whole && first && last && matches(whole))
      return [{ text: whole, start: first.start, end: last.end }];
    return parts.filter((part) => matches(part.text));
  });
}

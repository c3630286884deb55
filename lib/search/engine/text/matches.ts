import { type Token, tokenize } from './tokenizer';

/** Returns whether a folded word is one of the words searched for. */
export type WordMatcher = (word: string) => boolean;

/** Returns the matching words, parts of identifiers, and whole identifiers of a text, in order. */
export function findMatches(text: string, matches: WordMatcher): Token[] {
  return tokenize(text).flatMap(({ parts, joined }) => {
    const first = parts[0];
    const last = parts.at(-1);
    if (joined && first && last && matches(joined))
      return [{ text: joined, start: first.start, end: last.end }];
    return parts.filter((part) => matches(part.text));
  });
}

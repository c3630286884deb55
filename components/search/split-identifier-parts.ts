import type { TextPart } from '@/lib/search/engine/text/snippet';

/** Where a line can break in an identifier: after underscores, and before capitals that follow other letters. */
const breakPattern = /(?<=_)(?=[^_])|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** A part of a text with its words. A line can break between them and, if `breaksBefore`, before the first. */
type SplitPart = TextPart & { words: string[]; breaksBefore: boolean };

/** Splits the parts that are code into the words of identifiers. A match can start or end between two of them. */
export function splitIdentifierParts(parts: readonly TextPart[]): SplitPart[] {
  return parts.map((part, index) => {
    const before = parts[index - 1];
    const edge = (before?.text.slice(-1) ?? '') + part.text.slice(0, 1);
    return {
      ...part,
      words: part.isCode ? part.text.split(breakPattern) : [part.text],
      breaksBefore: part.isCode && before?.isCode === true && breakPattern.test(edge),
    };
  });
}

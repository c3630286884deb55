import { Fragment, type ReactNode } from 'react';
import type { TextPart } from '@/lib/search/engine/text/snippet';

/** Places where a line can break in an identifier: after underscores, and before capitals that follow other letters. */
const breakPattern = /(?<=_)(?=[^_])|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** A part of a text with its words. A line can break between them and, if `breaksBefore`, before the first. */
type SplitPart = TextPart & { words: string[]; breaksBefore: boolean };

/** Splits the parts that are code into the words of identifiers. A match can start or end between two of them. */
function splitIdentifierParts(parts: readonly TextPart[]): SplitPart[] {
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

function Words({ words }: { words: readonly string[] }): ReactNode {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of an identifier have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/**
 * Renders a text with its matches in `<mark>` elements, and code in `<code>` elements. A line can break between the words
 * of an identifier, also where a match starts or ends.
 */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return splitIdentifierParts(parts).map(({ words, breaksBefore, isMatch, isCode }, index) => {
    const text = <Words words={words} />;
    const content = isMatch ? <mark>{text}</mark> : text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>
        {breaksBefore && <wbr />}
        {isCode ? <code>{content}</code> : content}
      </Fragment>
    );
  });
}

import { Fragment, type ReactNode } from 'react';
import type { TextPart } from '@/lib/search/engine/text/snippet';
import { splitIdentifierParts } from './split-identifier-parts';

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

import { Fragment, type ReactNode } from 'react';
import type { TextPart } from '@/lib/search/text/snippet';

/** An identifier that can wrap after its underscores. */
const wrapIdentifier = (text: string): ReactNode =>
  text.split(/(?<=_)/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of an identifier have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

function Part({ part: { text, isMatch, isCode } }: { part: TextPart }): ReactNode {
  const words = isCode ? wrapIdentifier(text) : text;
  const content = isMatch ? <mark>{words}</mark> : words;
  return isCode ? <code>{content}</code> : content;
}

/** Renders a text with its matches in `<mark>` elements, and code in `<code>` elements. */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

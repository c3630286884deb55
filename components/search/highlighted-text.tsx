import type { TextPart } from '@/lib/search/text/snippet';

/** Renders a text with its matches in `<mark>` elements. */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

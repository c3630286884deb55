import type { TextPart } from '@/lib/search/text/snippet';

/** A text with its matches marked. */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch: marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to tell them apart
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

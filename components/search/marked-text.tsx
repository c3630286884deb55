import { markTerms, splitQuery } from '@/lib/search/snippet';

/** A text in which the words of a query are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markTerms(text, splitQuery(query)).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

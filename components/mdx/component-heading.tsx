import { toComponentHeading } from '@/lib/content/component-headings';

/** A heading in a component. lib/content/component-headings.ts adds it to the table of contents. */
export function ComponentHeading({ text }: { text: string }) {
  return <h3 id={toComponentHeading(text).id}>{text}</h3>;
}

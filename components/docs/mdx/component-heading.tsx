import { toComponentHeading } from '@/lib/content/component-heading';

/**
 * A heading in a component. lib/content/component-headings.ts adds it to the table of contents.
 * @param isSearched whether the text below it is a search record of its own, or a part of the one above
 */
export function ComponentHeading({
  text,
  isSearched = true,
}: {
  text: string;
  isSearched?: boolean;
}) {
  return (
    <h3 id={toComponentHeading(text).id} data-search={isSearched ? undefined : 'off'}>
      {text}
    </h3>
  );
}

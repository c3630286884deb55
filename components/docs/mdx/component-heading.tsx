import type { ReactNode } from 'react';
import { toComponentHeading } from '@/lib/content/component-heading';

/** A heading whose text is a link to it, as rehype-heading-links.mjs makes them in Markdown. */
export function LinkedHeading({
  level: Level = 'h2',
  id,
  children,
  ...attributes
}: {
  level?: 'h2' | 'h3';
  id: string;
  className?: string | undefined;
  'data-record'?: 'step' | undefined;
  'data-search'?: 'off' | undefined;
  children: ReactNode;
}) {
  return (
    <Level id={id} {...attributes}>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </Level>
  );
}

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
    <LinkedHeading
      level="h3"
      id={toComponentHeading(text).id}
      data-search={isSearched ? undefined : 'off'}
    >
      {text}
    </LinkedHeading>
  );
}

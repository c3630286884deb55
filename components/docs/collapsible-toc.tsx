import type { Heading } from '@/lib/content/headings';
import { HeadingList } from './heading-list';
import styles from './toc.module.css';

/** The collapsed table of contents above the text, for viewports that are too narrow for the one beside the text. */
export function CollapsibleToc({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.collapsed} data-search="off" data-markdown="omit" data-toc="">
      <summary>On this page</summary>
      <HeadingList headings={headings} />
    </details>
  );
}

import type { Heading } from '@/lib/content/headings';
import { HeadingList } from './heading-list';
import styles from './toc.module.css';

/**
 * The table of contents beside the text: headings of levels 2 and 3. lib/client/controls/current-heading.ts marks the
 * current one.
 */
export function Toc({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <div className={styles.beside} data-search="off" data-toc="">
      <nav aria-labelledby="toc-title">
        <p id="toc-title" className={styles.title}>
          On this page
        </p>
        <HeadingList headings={headings} />
      </nav>
    </div>
  );
}

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

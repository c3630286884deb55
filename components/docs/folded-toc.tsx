import type { Heading } from '@/lib/content/headings';
import { HeadingList } from './heading-list';
import styles from './toc.module.css';

/** The page's headings of levels 2 to 3, folded above the text where there is no room beside it. */
export function FoldedToc({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.folded} data-search="off">
      <summary>On this page</summary>
      <HeadingList headings={headings} />
    </details>
  );
}

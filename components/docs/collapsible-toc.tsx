'use client';

import type { Heading } from '@/lib/content/headings';
import { HeadingList } from './heading-list';
import styles from './toc.module.css';

/** The same headings, folded above the text where there is no room beside it. */
export function CollapsibleToc({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.folded} data-search="off" data-toc="">
      <summary>On this page</summary>
      <HeadingList headings={headings} />
    </details>
  );
}

'use client';

import type { Heading } from '@/lib/content/headings';
import { HeadingList } from './heading-list';
import styles from './toc.module.css';

/**
 * The page's headings of levels 2 to 3 beside the text; frame/current-heading.ts marks the one that the reader is
 * at. A client component because the plain data that it gets is smaller in the page than its markup.
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

'use client';

import { useEffect, useState } from 'react';
import type { Heading } from '@/lib/content/headings';
import { HeadingList } from './heading-list';
import styles from './toc.module.css';
import { watchCurrentHeading } from './watch-current-heading';

/**
 * The same headings beside the text; the one that the reader is at is marked. A client component because the
 * plain data that it gets is smaller in the page than its markup; the HTML holds the whole list all the same.
 */
export function Toc({ headings }: { headings: Heading[] }) {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () =>
      watchCurrentHeading(
        headings.map(({ id }) => id),
        setCurrent,
      ),
    [headings],
  );
  if (headings.length === 0) return null;
  return (
    <div className={styles.beside} data-search="off">
      <nav aria-labelledby="toc-title">
        <p id="toc-title" className={styles.title}>
          On this page
        </p>
        <HeadingList headings={headings} current={current} />
      </nav>
    </div>
  );
}

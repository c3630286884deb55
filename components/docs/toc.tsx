'use client';

import { useEffect, useState } from 'react';
import type { Heading } from '@/lib/content/headings';
import styles from './toc.module.css';
import { watchCurrentHeading } from './watch-current-heading';

function List({ headings, current }: { headings: Heading[]; current?: string }) {
  return (
    <ul>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.deeper : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page's headings of levels 2 to 3, folded above the text where there is no room beside it. */
export function FoldedToc({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.folded} data-search="off">
      <summary>On this page</summary>
      <List headings={headings} />
    </details>
  );
}

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
        <List headings={headings} current={current} />
      </nav>
    </div>
  );
}

import type { Heading } from '@/lib/content/headings';
import styles from './toc.module.css';

/** Headings as links; the one that the reader is at is marked. */
export function HeadingList({ headings, current }: { headings: Heading[]; current?: string }) {
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

import type { Heading } from '@/lib/content/headings';
import styles from './toc.module.css';

/** A list of links to headings. */
export function HeadingList({ headings }: { headings: Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.deeper : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

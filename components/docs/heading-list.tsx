import type { Heading } from '@/lib/content/headings';
import styles from './toc.module.css';

/** A list of links to headings. */
export function HeadingList({ headings }: { headings: Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.deeper : undefined}>
          {/* The links of the current heading have `aria-current` before React hydrates them. */}
          <a href={`#${id}`} suppressHydrationWarning>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { Heading } from '@/lib/content/headings';
import styles from './toc.module.css';
import { TocHighlight } from './toc-highlight';

function List({ headings }: { headings: Heading[] }) {
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

/**
 * The page's headings of levels 2 to 3: beside the text, or `folded` above it where there is no room beside it.
 * The list is plain HTML; the highlight of the current heading is added on top of it.
 */
export function Toc({ headings, folded }: { headings: Heading[]; folded?: boolean }) {
  if (headings.length === 0) return null;
  if (folded) {
    return (
      <details className={styles.folded} data-search="off">
        <summary>On this page</summary>
        <List headings={headings} />
      </details>
    );
  }
  return (
    <div className={styles.beside} data-search="off">
      <nav aria-labelledby="toc-title">
        <p id="toc-title" className={styles.title}>
          On this page
        </p>
        <TocHighlight>
          <List headings={headings} />
        </TocHighlight>
      </nav>
    </div>
  );
}

import { Children, type ReactNode } from 'react';
import styles from './collapsible-section.module.css';

/**
 * A section of a long page that is collapsed at first: its heading, which starts the content, and a sentence about it stay
 * visible. Works without JavaScript. Browsers expand it for a link to a part of it and for what their search finds in it.
 */
export function CollapsibleSection({ about, children }: { about: string; children: ReactNode }) {
  const [heading, ...content] = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <details className={styles.section} data-section="">
      <summary>
        {heading}
        <span className={styles.about}>{about}</span>
      </summary>
      <div className="flow">{content}</div>
    </details>
  );
}

/** The button that expands all collapsible sections of the page. lib/client/controls/page-actions.ts handles its clicks. */
export function ExpandSections() {
  return (
    <p className={styles.expand} data-search="off" data-markdown="omit">
      <button type="button" aria-pressed={false} data-control="expand-sections">
        Expand all
      </button>
    </p>
  );
}

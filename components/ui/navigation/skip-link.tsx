import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** A link to a part of the page, for readers who use the keyboard. It is visible only while it has the focus. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}

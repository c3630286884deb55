import styles from './skip-link.module.css';

/** The first focusable element of a page. It skips the navigation and leads to the main part. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to main content
    </a>
  );
}

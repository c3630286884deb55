import styles from './skip-link.module.css';

/** The first thing that Tab reaches: past the navigation, to the page's main part. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to main content
    </a>
  );
}

import styles from './page-actions.module.css';

/**
 * Copies the page as Markdown. The button is plain HTML: soft-navigation.tsx listens for it, and loads what it
 * does with the first press.
 */
export function PageActions() {
  return (
    <p className={styles.actions} data-search="off">
      <button type="button" data-copy-markdown="">
        Copy as Markdown
      </button>
    </p>
  );
}

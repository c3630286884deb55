import styles from './page-actions.module.css';

/**
 * Copies the page as Markdown. The button is plain HTML: page-extras.ts listens for it.
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

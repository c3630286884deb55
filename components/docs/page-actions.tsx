import styles from './page-actions.module.css';

/**
 * The button that copies the page as Markdown. lib/controls/copy-markdown.ts handles its clicks, and may have changed its
 * text before React hydrates it.
 */
export function PageActions() {
  return (
    <p className={styles.actions} data-search="off" data-markdown="omit">
      <button type="button" data-control="copy-markdown" suppressHydrationWarning>
        Copy as Markdown
      </button>
    </p>
  );
}

import styles from './page-actions.module.css';

/** The button that copies the page as Markdown. components/behaviors/page-behaviors.ts handles its clicks. */
export function PageActions() {
  return (
    <p className={styles.actions} data-search="off">
      <button type="button" data-copy-markdown="">
        Copy as Markdown
      </button>
    </p>
  );
}

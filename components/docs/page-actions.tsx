import { copyMarkdownAttribute } from '@/lib/site/data-attributes/content';
import { excludedFromSearch } from '@/lib/site/data-attributes/document';
import { dataAttribute } from '@/lib/site/data-attributes/props';
import styles from './page-actions.module.css';

/** The button that copies the page as Markdown. components/behaviors/page-behaviors.ts handles its clicks. */
export function PageActions() {
  return (
    <p className={styles.actions} {...excludedFromSearch}>
      <button type="button" {...dataAttribute(copyMarkdownAttribute, '')}>
        Copy as Markdown
      </button>
    </p>
  );
}

'use client';

import { markdownPath } from '@/lib/export/markdown-path';
import { assetUrl } from '@/lib/site/base-url';
import styles from './page-actions.module.css';

/**
 * A page as Markdown: to copy or to open. A client component because its path is smaller in the page than its markup. The button is plain HTML; soft-navigation.tsx listens for it, and loads
 * what it does with the first press.
 */
export function PageActions({ path }: { path: string }) {
  const address = assetUrl(markdownPath(path));
  return (
    <p className={styles.actions} data-search="off">
      <button type="button" data-copy-markdown={address}>
        Copy as Markdown
      </button>
      <a href={address}>View as Markdown</a>
    </p>
  );
}

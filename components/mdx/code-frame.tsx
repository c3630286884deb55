'use client';

import { Copy, WrapText } from 'lucide';
import { copyLabel } from '@/components/behaviors/copy-label';
import { Icon } from '@/components/icon/icon';
import type { HighlightedCode } from '@/lib/content/highlight-code';
import styles from './code-block.module.css';

/** The frame around highlighted code: title or language, line numbers, the code, and what one can do with it. */
export function CodeFrame({ html, title, language, firstLine }: HighlightedCode) {
  const numbers =
    firstLine !== undefined &&
    Array.from(html.split('\n'), (_line, index) => firstLine + index).join('\n');
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        {title ?? <span className={styles.language}>{language}</span>}
      </figcaption>
      {/* A scrolling region must be reachable by keyboard. */}
      <pre
        className={styles.pre}
        data-language={language}
        tabIndex={0}
        aria-label={title ?? 'Code'}
        role="group"
      >
        {numbers && (
          <span className={styles.numbers} aria-hidden="true">
            {numbers}
          </span>
        )}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {/* code-actions.ts makes them work. */}
      <div className={styles.actions}>
        <button
          type="button"
          aria-label="Toggle word wrap"
          title="Toggle word wrap"
          aria-pressed={false}
          data-wrap-code=""
          hidden
        >
          <Icon icon={WrapText} size={16} />
        </button>
        <button type="button" aria-label={copyLabel} title="Copy" data-copy-code="">
          <Icon icon={Copy} size={16} />
        </button>
        <span className="visually-hidden" role="status" />
      </div>
    </figure>
  );
}

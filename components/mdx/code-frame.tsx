'use client';

import { useRef } from 'react';
import type { HighlightedCode } from '@/lib/content/highlight';
import { CodeActions } from './code-actions';
import styles from './code-block.module.css';

/** The frame around highlighted code: title or language, line numbers, the code, and what one can do with it. */
export function CodeFrame({ html, title, language, firstLine }: HighlightedCode) {
  const pre = useRef<HTMLPreElement>(null);
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
        ref={pre}
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
      <CodeActions target={pre} />
    </figure>
  );
}

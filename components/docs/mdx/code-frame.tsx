import { Copy } from 'lucide';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { HighlightedCode } from '@/lib/content/highlight-code';
import styles from './code-block.module.css';

/** What the "Run" button does: sends the calls of the code, or the requests that the code would send. */
const runLabels = {
  calls: 'Run in the sandbox',
  requests: 'Run this request in the sandbox',
} as const;

/**
 * Highlighted code with its title or language, line numbers, and buttons.
 * @param props.run what the "Run" button does; without it, there is none
 * @param props.editHref the link "Edit", which opens the code in a playground
 */
export function CodeFrame({
  html,
  title,
  language,
  firstLine,
  run,
  editHref,
}: HighlightedCode & {
  run?: keyof typeof runLabels | undefined;
  editHref?: string | undefined;
}) {
  const lastLine = (firstLine ?? 1) + html.split('\n').length - 1;
  const numbers: CSSProperties & { '--digits'?: number } =
    firstLine === undefined
      ? {}
      : { counterReset: `line ${firstLine - 1}`, '--digits': String(lastLine).length };
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        {title ?? <span className={styles.language}>{language}</span>}
      </figcaption>
      {/* A region that scrolls, as high samples do, must be focusable, so that it can be scrolled by keyboard. */}
      <pre
        className={styles.pre}
        data-language={language}
        tabIndex={0}
        aria-label={title ?? 'Code'}
        role="group"
      >
        <code
          className={firstLine === undefined ? undefined : styles.numbered}
          style={numbers}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {/* lib/client/controls/code-actions.ts handles their clicks. */}
      <div className={styles.actions}>
        {run && (
          // components/behaviors/run-samples.ts handles its clicks.
          <button
            type="button"
            className={styles.run}
            aria-label={runLabels[run]}
            title={runLabels[run]}
            data-run-button=""
          >
            Run
          </button>
        )}
        {editHref && (
          <a
            className={styles.edit}
            href={editHref}
            aria-label={`Edit: ${title}`}
            data-markdown="omit"
            data-search="off"
          >
            Edit
          </a>
        )}
        <button
          type="button"
          aria-label="Copy code to clipboard"
          title="Copy"
          data-control="copy-code"
        >
          <Icon icon={Copy} size={16} />
        </button>
        <span className="visually-hidden" role="status" />
      </div>
    </figure>
  );
}

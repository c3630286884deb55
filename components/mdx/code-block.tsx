import type { ReactElement } from 'react';
import { highlightCode } from '@/lib/content/highlight';
import { CodeActions } from './code-actions';
import styles from './code-block.module.css';

type PreProps = {
  children: ReactElement<{ className?: string; children?: string }>;
  'data-meta'?: string;
};

/** A fence of Markdown: highlighted at build time, so that the browser gets HTML and no highlighter. */
export async function CodeBlock({ children, 'data-meta': meta }: PreProps) {
  const { className = '', children: source = '' } = children.props;
  const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
  return <Code source={source} language={language} meta={meta} />;
}

/** Code with its title, highlighted lines and actions. `meta` is what may stand behind a fence's language. */
export async function Code({
  source,
  language,
  meta,
}: {
  source: string;
  language: string;
  meta?: string;
}) {
  const { html, title, firstLine } = await highlightCode(source, language, meta);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        {title ?? (
          <span className={styles.language}>{language === 'text' ? 'Text' : language}</span>
        )}
      </figcaption>
      {/* A scrolling region must be reachable by keyboard. */}
      <pre className={styles.pre} tabIndex={0} aria-label={title ?? 'Code'} role="group">
        <code
          className={firstLine === undefined ? undefined : styles.numbered}
          style={firstLine === undefined ? undefined : { counterReset: `line ${firstLine - 1}` }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <CodeActions />
    </figure>
  );
}

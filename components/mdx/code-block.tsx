import { slug } from 'github-slugger';
import type { ReactElement } from 'react';
import { Stylesheet } from '@/components/document/stylesheet';
import { Playground } from '@/components/playground/playground';
import { parseCodeMeta } from '@/lib/content/code-meta';
import { findStylesheetOfFile } from '@/lib/content/find-stylesheet';
import { highlightCode } from '@/lib/content/highlight-code';
import { listSampleCalls } from '@/lib/samples/sample-call';
import styles from './code-block.module.css';
import { CodeFrame } from './code-frame';
import { Diagram } from './diagram';

type PreProps = {
  children: ReactElement<{ className?: string; children?: string }>;
  'data-meta'?: string;
  'data-doc'?: string;
};

/**
 * A fence of Markdown: highlighted at build time, so that the browser gets HTML and no highlighter. With `live`
 * in its meta a playground stands below the code (spec, 1-portal.txt section 2, «Layout»). Around calls that the
 * sandbox can make stands `data-run`, which components/sandbox/offer-runs.ts looks for.
 */
export async function CodeBlock({ children, 'data-meta': meta = '', 'data-doc': doc }: PreProps) {
  const { className = '', children: source = '' } = children.props;
  const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
  const { live, title } = parseCodeMeta(meta);
  if (language === 'dot') return <Diagram dot={source} title={title ?? 'Diagram'} />;
  const code = <Code source={source} language={language} meta={meta} />;
  const calls = listSampleCalls({ language, text: source.trimEnd(), meta });
  if (calls.length > 0) {
    return (
      <div className={styles.runnable} data-run={JSON.stringify(calls)}>
        {code}
      </div>
    );
  }
  if (!live || !doc) return code;
  const name = title ?? 'This code';
  return (
    <>
      {code}
      <Stylesheet path={findStylesheetOfFile(doc)} />
      <Playground name={slug(name)} examples={[{ title: name, value: JSON.parse(source) }]} />
    </>
  );
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
  return <CodeFrame {...(await highlightCode(source, language, meta))} />;
}

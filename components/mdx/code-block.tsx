import { slug } from 'github-slugger';
import type { ReactElement } from 'react';
import { Stylesheet } from '@/components/document/stylesheet';
import { FoldedPlayground } from '@/components/playground/folded-playground';
import { parseCodeMeta } from '@/lib/content/code-meta';
import { findStylesheetOfFile } from '@/lib/content/find-stylesheet';
import { highlightCode } from '@/lib/content/highlight-code';
import { listSampleCalls } from '@/lib/samples/list-sample-calls';
import { docAttribute, metaAttribute } from '@/lib/site/data-attributes/code-blocks';
import styles from './code-block.module.css';
import { CodeFrame } from './code-frame';
import { Diagram } from './diagram';

type PreProps = {
  children: ReactElement<{ className?: string; children?: string }>;
  [metaAttribute]?: string;
  [docAttribute]?: string;
};

/**
 * A Markdown code fence, highlighted at build time. With `live` in its meta string, a folded playground follows the code
 * (specification: portal.txt, section 2, "Layout"). Samples that the sandbox can run get `data-run`, and
 * components/behaviors/add-run-buttons.ts adds a button to them.
 */
export async function CodeBlock({
  children,
  [metaAttribute]: meta = '',
  [docAttribute]: doc,
}: PreProps) {
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
    <div className={styles.live}>
      {code}
      <Stylesheet path={findStylesheetOfFile(doc)} />
      <FoldedPlayground name={slug(name)} examples={[{ title: name, value: JSON.parse(source) }]} />
    </div>
  );
}

/**
 * Highlighted code with a title and buttons.
 * @param props.meta the meta string of a code fence (lib/content/code-meta.ts)
 * @param props.wraps whether long lines wrap. Default: they scroll, and a button wraps them.
 */
export async function Code({
  source,
  language,
  meta,
  wraps,
}: {
  source: string;
  language: string;
  meta?: string | undefined;
  wraps?: boolean | undefined;
}) {
  return <CodeFrame {...(await highlightCode(source, language, meta, { wraps }))} />;
}

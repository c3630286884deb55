import type { ReactElement } from 'react';
import { Playground } from '@/components/playground/playground';
import { parseCodeMeta } from '@/lib/content/code-meta';
import { highlightCode } from '@/lib/content/highlight';
import { CodeFrame } from './code-frame';
import { Diagram } from './diagram';
import { DrawnStyles } from './drawn-styles';

type PreProps = {
  children: ReactElement<{ className?: string; children?: string }>;
  'data-meta'?: string;
  'data-doc'?: string;
};

const slug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * A fence of Markdown: highlighted at build time, so that the browser gets HTML and no highlighter. With `live`
 * in its meta a playground stands below the code (spec, 1-portal.txt section 2, «Layout»).
 */
export async function CodeBlock({ children, 'data-meta': meta, 'data-doc': doc }: PreProps) {
  const { className = '', children: source = '' } = children.props;
  const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
  if (language === 'dot') {
    return <Diagram dot={source} title={parseCodeMeta(meta ?? '').title ?? 'Diagram'} />;
  }
  const code = <Code source={source} language={language} meta={meta} />;
  const { live, title = 'This code' } = parseCodeMeta(meta ?? '');
  if (!live || !doc) return code;
  return (
    <>
      {code}
      <DrawnStyles name={doc} />
      <Playground name={slug(title)} examples={[{ title, value: JSON.parse(source) }]} />
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

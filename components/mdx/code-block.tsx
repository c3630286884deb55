import type { ReactElement } from 'react';
import { highlightCode } from '@/lib/content/highlight';
import { CodeFrame } from './code-frame';

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
  return <CodeFrame {...(await highlightCode(source, language, meta))} />;
}

import { slug } from 'github-slugger';
import type { ComponentProps, ReactElement } from 'react';
import { Playground } from '@/components/elements/playground/playground';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { listSampleCalls } from '@/lib/calls/samples/list-sample-calls';
import { parseCodeMeta, readFenceAttribute } from '@/lib/content/code-meta';
import { findStylesheetOfFile } from '@/lib/content/find-stylesheet';
import { highlightCode } from '@/lib/content/highlight-code';
import { getSite } from '@/lib/site/site-settings';
import styles from './code-block.module.css';
import { CodeFrame } from './code-frame';
import { Diagram } from './diagram';

type PreProps = {
  children: ReactElement<{ className?: string; children?: string }>;
  'data-meta'?: string;
  'data-doc'?: string;
  'data-request'?: string;
  'data-request-meta'?: string;
};

/** The languages of programs: the browser cannot run them, but can send their request. */
const programLanguages = ['typescript', 'python'];

/** Whether the code is the response to a sample. Running the sample collapses it (components/behaviors/run-samples.ts). */
const isResponseExample = (meta: string): boolean =>
  readFenceAttribute(meta, 'response') !== undefined ||
  readFenceAttribute(meta, 'schema') === 'ErrorRecord';

/**
 * A Markdown code fence, highlighted at build time. With `live` in its meta string, a folded playground follows the code
 * (specification: portal.txt, section 2, "Layout"). Samples that the sandbox can run get a button, and `data-run` with
 * their calls. That of a program is empty: it sends what the curl command in the other tab sends.
 */
export async function CodeBlock({
  children,
  'data-meta': meta = '',
  'data-doc': doc,
  'data-request': request,
  'data-request-meta': requestMeta = '',
}: PreProps) {
  const { className = '', children: source = '' } = children.props;
  const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
  const { live, title, isRunnable } = parseCodeMeta(meta);
  if (language === 'dot') return <Diagram dot={source} title={title ?? 'Diagram'} />;
  const { sandbox } = getSite();
  const calls = sandbox ? listSampleCalls({ language, text: source.trimEnd(), meta }) : [];
  if (calls.length > 0) {
    return (
      <div data-run={JSON.stringify(calls)}>
        <Code source={source} language={language} meta={meta} run="calls" />
      </div>
    );
  }
  const sendsRequest =
    sandbox &&
    request !== undefined &&
    isRunnable &&
    programLanguages.includes(language) &&
    listSampleCalls({ language: 'bash', text: request, meta: requestMeta }).length > 0;
  if (sendsRequest) {
    return (
      <div data-run="">
        <Code source={source} language={language} meta={meta} run="requests" />
      </div>
    );
  }
  const code = <Code source={source} language={language} meta={meta} />;
  if (isResponseExample(meta)) return <div data-expected-response={title ?? ''}>{code}</div>;
  if (!live || !doc) return code;
  const name = title ?? 'This code';
  return (
    <div className={styles.live}>
      {code}
      <Stylesheet path={findStylesheetOfFile(doc)} />
      <Playground name={slug(name)} examples={[{ title: name, value: JSON.parse(source) }]} />
    </div>
  );
}

/**
 * Highlighted code with a title and buttons.
 * @param props.meta the meta string of a code fence (lib/content/code-meta.ts)
 */
export async function Code({
  source,
  language,
  meta,
  ...controls
}: {
  source: string;
  language: string;
  meta?: string | undefined;
} & Pick<ComponentProps<typeof CodeFrame>, 'run' | 'editHref'>) {
  return <CodeFrame {...(await highlightCode(source, language, meta))} {...controls} />;
}

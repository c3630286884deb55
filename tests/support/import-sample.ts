import ts from 'typescript';
import { listCodeSamples } from '../../lib/calls/samples/list-code-samples';
import { readFenceAttribute } from '../../lib/content/code-meta';

/** The source of the code sample with this title. Throws if the page has none. */
export function readSample(page: string, title: string): string {
  const sample = listCodeSamples(page).find(
    ({ meta }) => readFenceAttribute(meta, 'title') === title,
  );
  if (!sample) throw new Error(`${page} has no code sample "${title}"`);
  return sample.text;
}

export const toJavaScript = (source: string): string =>
  ts.transpile(source, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });

/** Imports TypeScript as a module. */
export const importSource = <T>(source: string): Promise<T> =>
  import(`data:text/javascript,${encodeURIComponent(toJavaScript(source))}`);

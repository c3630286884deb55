import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { listFetchCalls, listRequestsCalls, type ParsedCall } from '../../lib/checks/program-calls';
import { parseCodeMeta } from '../../lib/content/code-meta';
import { parseMdxFile } from '../../lib/content/mdx';
import { getOpenApiDocument } from '../../lib/openapi/load-openapi-document';
import { matchOperation } from '../../lib/samples/check-http-call';
import { parseShellSample } from '../../lib/samples/http-call';

/** A program beside a shell command in another tab: its "Run" button sends the request of the command. */
export type ProgramSample = {
  location: string;
  /** The ids of the operations that the command and the program call. */
  commandOperations: string[];
  programOperations: string[];
};

const programParsers: Record<string, (text: string) => ParsedCall[]> = {
  typescript: listFetchCalls,
  python: listRequestsCalls,
};

const listOperationIds = (calls: ReadonlyArray<{ method: string; path: string }>): string[] =>
  calls.flatMap((call) => matchOperation(call, getOpenApiDocument())?.id ?? []);

/** Lists the programs of a page that have a "Run" button. */
export function listProgramSamples(file: string): ProgramSample[] {
  const samples: ProgramSample[] = [];
  visit(parseMdxFile(file), 'mdxJsxFlowElement', (tabs) => {
    if (tabs.name !== 'Tabs') return;
    const fences: Code[] = [];
    visit(tabs, 'code', (fence) => void fences.push(fence));
    const command = fences.find(({ lang }) => lang === 'bash');
    if (!command) return;
    for (const { lang, meta, value, position } of fences) {
      const parse = programParsers[lang ?? ''];
      if (!parse || !parseCodeMeta(meta ?? '').isRunnable) continue;
      samples.push({
        location: `${file}:${position?.start.line}`,
        commandOperations: listOperationIds(parseShellSample(command.value)),
        programOperations: listOperationIds(parse(value)),
      });
    }
  });
  return samples;
}

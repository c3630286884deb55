import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import {
  listFetchCalls,
  listRequestsCalls,
  type ParsedCall,
} from '../../lib/build/checks/program-calls';
import { matchOperation, splitUrl } from '../../lib/calls/samples/check-http-call';
import { parseShellSample } from '../../lib/calls/samples/http-call';
import { parseCodeMeta } from '../../lib/content/code-meta';
import { parseMdxFile } from '../../lib/content/mdx';

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
        commandOperations: listOperationIds(
          parseShellSample(command.value).map((call) => ({ ...call, ...splitUrl(call) })),
        ),
        programOperations: listOperationIds(parse(value)),
      });
    }
  });
  return samples;
}

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { parse } from 'yaml';
import { z } from 'zod';
import { describeNames } from '../../diagnostics/suggest-name';
import { routes } from '../../site/urls';
import { limits } from '../limits';
import { takeItems } from '../paging';
import type { PageEntry } from '../site/page-index';
import type { PortalSite } from '../site/portal-site';
import { ToolError } from '../tool-error';
import { anyObject } from './json-values';
import { readOnlyAnnotations, runTool } from './tool-result';

/** The pages of workflows, and their descriptions in Arazzo beside the API's. */
const pageFolder = `${routes.api}/workflows/`;
const arazzoPath = (name: string) => `/openapi/workflows/${name}.arazzo.yaml`;

const text = z.string().optional();

/** The part of Arazzo (https://spec.openapis.org/arazzo/v1.0.1) that a result shows. */
const arazzoSchema = z.object({
  info: z.object({ title: z.string(), summary: text, description: text }),
  workflows: z
    .array(
      z.object({
        inputs: z.object({ properties: z.record(z.string(), z.unknown()) }).optional(),
        steps: z.array(
          z.object({
            stepId: z.string(),
            operationId: text,
            description: text,
            'x-actor': text,
            'x-explanation': text,
            'x-interpretation': text,
            parameters: z.array(z.unknown()).optional(),
            requestBody: z.object({ payload: z.unknown() }).optional(),
            successCriteria: z.array(z.object({ condition: z.string() })).optional(),
            outputs: z.record(z.string(), z.string()).optional(),
            onFailure: z
              .array(z.object({ 'x-title': text, 'x-advice': text, name: z.string() }))
              .optional(),
          }),
        ),
      }),
    )
    .min(1),
});

type Step = z.output<typeof arazzoSchema>['workflows'][number]['steps'][number];

/** The keys of a step whose values are not undefined. */
const omitUndefined = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));

const summarizeStep = (step: Step): Record<string, unknown> =>
  omitUndefined({
    id: step.stepId,
    // `$sourceDescriptions.doctorApi.createToken` names the file of the operation too.
    operation: step.operationId?.split('.').at(-1),
    title: step.description,
    actor: step['x-actor'],
    explanation: step['x-explanation'],
    interpretation: step['x-interpretation'],
    parameters: step.parameters,
    body: step.requestBody?.payload,
    succeedsIf: step.successCriteria?.map(({ condition }) => condition),
    outputs: step.outputs,
    failures: step.onFailure?.map((failure) =>
      omitUndefined({
        title: failure['x-title'] ?? failure.name,
        whatToDo: failure['x-advice'],
      }),
    ),
  });

const toName = ({ path }: PageEntry): string => path.slice(pageFolder.length);

async function describeWorkflow(name: string, offset: number, site: PortalSite, names: string[]) {
  if (!names.includes(name)) {
    throw new ToolError(
      names.length === 0
        ? `${site.label} publishes no workflows. Search for a guide instead.`
        : `There is no workflow ${name}. Expected ${describeNames(name, names)}.`,
    );
  }
  const source = await site.readFile(arazzoPath(name));
  if (source === undefined) {
    throw new ToolError(`There is no ${arazzoPath(name)}. Read its page: ${pageFolder}${name}`);
  }
  const parsed = arazzoSchema.safeParse(parse(source, { maxAliasCount: 100 }));
  const workflow = parsed.data?.workflows[0];
  if (!parsed.data || !workflow) {
    throw new ToolError(
      `${arazzoPath(name)} has another format than this server reads. Read its page: ${pageFolder}${name}`,
    );
  }
  const { title, summary, description } = parsed.data.info;
  const part = takeItems(workflow.steps.map(summarizeStep), offset, limits.maxResult - 4000);
  return {
    workflow: omitUndefined({
      name,
      title,
      summary,
      description,
      inputs: offset === 0 ? workflow.inputs?.properties : undefined,
      page: pageFolder + name,
    }),
    steps: part.items,
    ...(part.nextOffset !== undefined && { nextOffset: part.nextOffset }),
  };
}

/** The workflows of several calls, or the steps of one. */
export function registerListWorkflows(server: McpServer, site: PortalSite): void {
  server.registerTool(
    'list_workflows',
    {
      title: 'List workflows',
      description:
        'Lists business processes of several calls. With a name, returns the steps of one: operations, bodies, conditions and failures.',
      annotations: readOnlyAnnotations,
      inputSchema: {
        name: z.string().trim().max(limits.maxReference).optional(),
        offset: z.int().min(0).default(0),
      },
      outputSchema: {
        workflows: z
          .array(z.object({ name: z.string(), title: z.string(), description: z.string() }))
          .optional(),
        workflow: anyObject.optional(),
        steps: z.array(anyObject).optional(),
        nextOffset: z.number().optional(),
        note: z.string().optional(),
      },
    },
    ({ name, offset }) =>
      runTool(async () => {
        const { pages } = await site.getPageIndex();
        const entries = pages.filter(({ path }) => path.startsWith(pageFolder));
        if (name) return describeWorkflow(name, offset, site, entries.map(toName));
        const { items, nextOffset } = takeItems(entries, offset, limits.maxResult);
        return {
          workflows: items.map((entry) => ({
            name: toName(entry),
            title: entry.title,
            description: entry.description,
          })),
          ...(nextOffset !== undefined && { nextOffset }),
          ...(entries.length === 0 && {
            note: `${site.label} publishes no workflows. Search for a guide instead.`,
          }),
        };
      }),
  );
}

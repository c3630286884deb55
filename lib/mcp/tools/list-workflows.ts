import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { parse } from 'yaml';
import { z } from 'zod';
import { arazzoSchema, type Criterion, type WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { describeCriterion } from '../../api/arazzo/describe-criterion';
import { arazzoPath } from '../../calls/workflows/published-workflow';
import { getOperationId } from '../../calls/workflows/workflow-step-run';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { omitUndefined } from '../../sandbox/rules/omit-undefined';
import { workflowPath } from '../../site/page-paths';
import { limits } from '../limits';
import { paginateItems } from '../pagination';
import type { PageEntry } from '../site/page-index';
import type { PortalSite } from '../site/portal-site';
import { ToolError } from '../tool-error';
import { anyObject } from './json-values';
import { readOnlyAnnotations, runTool } from './tool-result';

const pageFolder = workflowPath('');

/** A condition as it is in the file. A query or a pattern is described, because it doesn't name its target. */
const summarizeCriterion = (criterion: Criterion): string =>
  'type' in criterion ? describeCriterion(criterion) : criterion.condition;

const summarizeStep = (step: WorkflowStep) =>
  omitUndefined({
    id: step.stepId,
    operation: getOperationId(step),
    title: step.description,
    actor: step['x-actor'],
    explanation: step['x-explanation'],
    interpretation: step['x-interpretation'],
    parameters: step.parameters,
    body: step.requestBody?.payload,
    succeedsIf: step.successCriteria.map(summarizeCriterion),
    outputs: step.outputs,
    failures: step.onFailure?.map((failure) => ({
      title: failure['x-title'],
      whatToDo: failure['x-advice'],
    })),
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
    throw new ToolError(`There is no ${arazzoPath(name)}. Read its page: ${workflowPath(name)}`);
  }
  const parsed = arazzoSchema.safeParse(parse(source, { maxAliasCount: 100 }));
  if (!parsed.success) {
    throw new ToolError(
      `${arazzoPath(name)} has another format than this server reads. Read its page: ${workflowPath(name)}`,
    );
  }
  const {
    info: { title, summary, description },
    workflows: [workflow],
  } = parsed.data;
  const { items: steps, ...next } = paginateItems(
    workflow.steps.map(summarizeStep),
    offset,
    limits.maxResult - 4000,
  );
  return {
    workflow: omitUndefined({
      name,
      title,
      summary,
      description,
      inputs: offset === 0 ? workflow.inputs?.properties : undefined,
      page: workflowPath(name),
    }),
    steps,
    ...next,
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
        const { items, ...next } = paginateItems(entries, offset, limits.maxResult);
        return {
          workflows: items.map((entry) => ({
            name: toName(entry),
            title: entry.title,
            description: entry.description,
          })),
          ...next,
          ...(entries.length === 0 && {
            note: `${site.label} publishes no workflows. Search for a guide instead.`,
          }),
        };
      }),
  );
}

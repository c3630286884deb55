import type { WorkflowFailure } from '../../api/arazzo/arazzo-schema';
import { type CriterionNames, describeCriterion } from '../../api/arazzo/describe-criterion';
import { getWorkflow } from '../../api/arazzo/load-workflows';
import type { LanguageSample } from '../../api/code/create-language-samples';
import { createDescriptionRenderer } from '../../api/description/description-renderer';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { CallerId } from '../../api/users/users-schema';
import type { HttpMethod } from '../../kit/http/methods';
import { renderMarkdown } from '../../site/markdown/render-markdown';
import { operationPath, undocumentedPath } from '../../site/page-paths';
import { getListUse, type ListUse } from './code/workflow-program';
import { excerptJson } from './excerpt-json';
import {
  type AppointmentState,
  type RecordedDelivery,
  type RecordedStep,
  recordWorkflow,
} from './record-workflow';
import { listDefaultInputs } from './run-workflow';
import { getInterpretation } from './step-interpretation';
import { formatRequest, formatResponse, type MessageText } from './step-messages';
import { listUsedValues, toStepAnchor, type UsedValues } from './used-values';
import { findStepOperation, getWorkflowSources, locateOperations } from './workflow-operations';
import { writeWorkflowPrograms } from './workflow-programs';
import { findRules, rulePath } from './workflow-rules';
import { getSourceName } from './workflow-step-run';

/** A documented failure of a step. */
export type FailurePageData = {
  name: string;
  title: string;
  adviceHtml: string;
  /** The status and the error code of the sandbox's response; undefined if nothing causes the failure in the sandbox. */
  response?:
    | { status: number; error?: string | undefined; message?: string | undefined }
    | undefined;
};

export type WorkflowStepData = {
  id: string;
  /** The anchor of the step. */
  anchor: string;
  number: number;
  title: string;
  actor: CallerId;
  operation: { id: string; method: HttpMethod; path: string; href?: string | undefined };
  html: string;
  interpretationHtml?: string | undefined;
  usedValues: UsedValues[];
  request: MessageText;
  response: MessageText & { status: number };
  /** Meaning of success, as HTML. */
  criteria: string[];
  outputs: Array<{ name: string; value: string }>;
  /** The appointment after the step, if the step has changed it. */
  appointment?: AppointmentState | undefined;
  changes: string[];
  deliveries: Array<{
    hook: string;
    href: string;
    json: string;
    /** Undocumented facts about the webhook, with its first delivery on the page. */
    gapHref?: string | undefined;
  }>;
  /** `field` is the field or parameter that has the rule. */
  rules: Array<{ field: string | undefined; title: string; html: string; href: string }>;
  failures: FailurePageData[];
};

/** Everything that the page of a workflow shows. */
export type WorkflowPageData = {
  name: string;
  title: string;
  summary: string;
  html: string;
  /** Participants, in the order in which they take part. */
  actors: CallerId[];
  inputs: Array<{ name: string; html: string; value: string }>;
  steps: WorkflowStepData[];
  programs: LanguageSample[];
  /** Values that the programs find by the position in a list. */
  listUse: ListUse | undefined;
  headings: Array<{ id: string; text: string; level: number }>;
};

const isSame = (a: AppointmentState | undefined, b: AppointmentState | undefined): boolean =>
  a?.appointmentRevisionId === b?.appointmentRevisionId && a?.status === b?.status;

function toFailure(
  failure: WorkflowFailure,
  { failures }: RecordedStep,
  render: (markdown: string) => string,
): FailurePageData {
  const response = failures[failure.name]?.response;
  const record = typeof response?.body === 'object' ? response.body : undefined;
  const readText = (name: string): string | undefined => {
    const value: unknown = record ? Reflect.get(record, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    name: failure.name,
    title: failure['x-title'],
    adviceHtml: render(failure['x-advice']),
    response: response && {
      status: response.statusCode,
      error: readText('error'),
      message: readText('message'),
    },
  };
}

/** The entries of the register about when an environment sends a webhook. */
const webhookGaps: Readonly<Record<string, string>> & { appointmentChanged: string } = {
  appointmentChanged: 'webhook-causes',
  policyChanged: 'policy-webhooks',
};

/** The first delivery of each webhook in a run. */
function findFirstDeliveries(recorded: readonly RecordedStep[]): ReadonlySet<RecordedDelivery> {
  const deliveries = recorded.flatMap((step) => step.deliveries);
  const hooks = deliveries.map(({ hook }) => hook);
  return new Set(deliveries.filter(({ hook }, index) => hooks.indexOf(hook) === index));
}

/** Returns the data of a workflow's page: its description, and what its steps did in a new sandbox. */
export async function getWorkflowPage(name: string): Promise<WorkflowPageData> {
  const { info, workflows } = getWorkflow(name);
  const [workflow] = workflows;
  const sources = getWorkflowSources();
  const operations = locateOperations(workflow.steps, sources);
  const recorded = await recordWorkflow(workflow, operations);
  const { render } = createDescriptionRenderer(getOpenApiDocument());
  const firstDeliveries = findFirstDeliveries(recorded);
  const names: CriterionNames = {
    inputs: listDefaultInputs(workflow),
    steps: Object.fromEntries(workflow.steps.map(({ stepId }, index) => [stepId, index + 1])),
  };
  const steps = workflow.steps.map((step, index): WorkflowStepData => {
    const operation = findStepOperation(step, sources);
    const record = recorded[index];
    // The step check-workflows reports what a run does not do.
    if (!operation || !record)
      throw new Error(`Expected the step ${step.stepId} of ${name} to run`);
    const before = recorded[index - 1]?.appointment;
    const interpretation = getInterpretation(step);
    const rules = (step['x-rules'] ?? []).flatMap(
      (text) => findRules(text, operation, sources.doctorApi).rules,
    );
    const isApi = getSourceName(step) === 'doctorApi';
    return {
      id: step.stepId,
      anchor: toStepAnchor(step, index),
      number: index + 1,
      title: step.description,
      actor: step['x-actor'],
      operation: {
        id: operation.id,
        method: operation.method,
        path: operation.path,
        href: isApi ? operationPath(operation.id) : undefined,
      },
      html: render(step['x-explanation']),
      interpretationHtml: interpretation && render(interpretation),
      usedValues: listUsedValues(step, workflow.steps),
      request: formatRequest(record.run.request),
      response: formatResponse(step, record.run),
      criteria: step.successCriteria.map((criterion) =>
        renderMarkdown(describeCriterion(criterion, names)),
      ),
      outputs: Object.entries(record.run.outputs).map(([output, value]) => ({
        name: output,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      })),
      appointment: isSame(record.appointment, before) ? undefined : record.appointment,
      changes: record.changes,
      deliveries: record.deliveries.map((delivery) => ({
        hook: delivery.hook,
        href: operationPath(delivery.hook),
        json: excerptJson(delivery.payload, { names: new Set() }),
        gapHref: firstDeliveries.has(delivery)
          ? undocumentedPath(webhookGaps[delivery.hook] ?? webhookGaps.appointmentChanged)
          : undefined,
      })),
      rules: rules.map((rule) => ({
        field: rule.owner.split('.')[1],
        title: rule.title,
        html: render(rule.rule),
        href: rulePath(rule),
      })),
      failures: (step.onFailure ?? []).map((failure) => toFailure(failure, record, render)),
    };
  });
  const outputs = Object.fromEntries(
    workflow.steps.map(({ stepId }, index) => [stepId, recorded[index]?.run.outputs ?? {}]),
  );
  return {
    name,
    title: info.title,
    summary: info.summary,
    html: render(info.description),
    actors: [...new Set(steps.map(({ actor }) => actor))],
    inputs: Object.entries(workflow.inputs?.properties ?? {}).map(
      ([input, { description, ...rest }]) => ({
        name: input,
        html: render(description),
        value: String(rest.default),
      }),
    ),
    steps,
    programs: writeWorkflowPrograms(workflow, operations, outputs),
    listUse: getListUse(workflow),
    headings: [
      { id: 'overview', text: 'Overview', level: 2 },
      ...steps.map(({ anchor, number, title }) => ({
        id: anchor,
        text: `${number}. ${title}`,
        level: 2,
      })),
      { id: 'code-for-the-whole-workflow', text: 'Code for the whole workflow', level: 2 },
    ],
  };
}

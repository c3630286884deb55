import type { Workflow, WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { getWorkflows, workflowFolder } from '../../api/arazzo/load-workflows';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listOperations } from '../../api/description/operations';
import { listValueTexts } from '../../api/description/schema-types';
import { cached } from '../../kit/files/cached';
import {
  findStepOperation,
  getWorkflowSources,
  sandboxDescriptionFile,
  type WorkflowSources,
} from './workflow-operations';
import { findRules, getRuleId, listApiRules, type OwnedRule } from './workflow-rules';
import { getSourceName } from './workflow-step-run';

/** Something that the API has, and the names of the workflows that exercise it. */
export type CoverageEntry = { id: string; workflows: string[] };

/** Operations, appointment statuses and rules of the API that workflows exercise, in the order of its description. */
export type WorkflowCoverage = {
  operations: CoverageEntry[];
  statuses: CoverageEntry[];
  rules: Array<CoverageEntry & OwnedRule>;
};

type NamedWorkflow = { name: string; workflows: readonly Workflow[] };

/** Ids of what one workflow exercises. */
type Exercised = { operations: Set<string>; statuses: Set<string>; rules: Set<string> };

const statusSchema = 'AppointmentStatus';

const listStatuses = ({ components }: OpenApiDocument): readonly string[] =>
  listValueTexts(components.schemas[statusSchema] ?? {}) ?? [];

/** The statuses that a step sends or expects. Those that only cause a failure do not count. */
function findStatuses(
  { requestBody, successCriteria }: WorkflowStep,
  statuses: readonly string[],
): string[] {
  const text = JSON.stringify([
    requestBody?.payload,
    successCriteria.map(({ condition }) => condition),
  ]);
  const words = new Set(text.match(/\w+/g));
  return statuses.filter((status) => words.has(status));
}

function findExercised({ workflows }: NamedWorkflow, sources: WorkflowSources): Exercised {
  const exercised: Exercised = { operations: new Set(), statuses: new Set(), rules: new Set() };
  const statuses = listStatuses(sources.doctorApi);
  for (const step of workflows.flatMap((workflow) => workflow.steps)) {
    const operation = findStepOperation(step, sources);
    if (!operation || getSourceName(step) !== 'doctorApi') continue;
    exercised.operations.add(operation.id);
    for (const status of findStatuses(step, statuses)) exercised.statuses.add(status);
    for (const text of step['x-rules'] ?? []) {
      const { rules } = findRules(text, operation, sources.doctorApi);
      for (const rule of rules) exercised.rules.add(getRuleId(rule));
    }
  }
  return exercised;
}

/** Lists the parts of the API with the workflows that exercise them, if any. */
export function measureCoverage(
  workflows: readonly NamedWorkflow[],
  sources: WorkflowSources,
): WorkflowCoverage {
  const found = workflows.map((workflow) => ({
    name: workflow.name,
    exercised: findExercised(workflow, sources),
  }));
  const toEntry = (kind: keyof Exercised, id: string): CoverageEntry => ({
    id,
    workflows: found.filter(({ exercised }) => exercised[kind].has(id)).map(({ name }) => name),
  });
  return {
    operations: listOperations(sources.doctorApi).map(({ id }) => toEntry('operations', id)),
    statuses: listStatuses(sources.doctorApi).map((status) => toEntry('statuses', status)),
    rules: listApiRules(sources.doctorApi).map((rule) => ({
      ...rule,
      ...toEntry('rules', getRuleId(rule)),
    })),
  };
}

/** Coverage of all workflows. */
export const getCoverage = cached([workflowFolder, sandboxDescriptionFile], () =>
  measureCoverage(getWorkflows(), getWorkflowSources()),
);

/** The entries that no workflow exercises. */
export const listUncovered = <Entry extends CoverageEntry>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ workflows }) => workflows.length === 0);

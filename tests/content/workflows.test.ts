import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Workflow, WorkflowStep } from '../../lib/api/arazzo/arazzo-schema';
import { type CriterionCondition, parseCondition } from '../../lib/api/arazzo/condition';
import { parseFieldQuery } from '../../lib/api/arazzo/field-query';
import { getWorkflows } from '../../lib/api/arazzo/load-workflows';
import {
  type ExpressionContext,
  type ExpressionResponse,
  evaluateExpression,
} from '../../lib/api/arazzo/runtime-expression';
import { checkWorkflowText } from '../../lib/build/checks/check-workflows';
import { recordWorkflow } from '../../lib/calls/workflows/record-workflow';
import {
  addOutputs,
  listDefaultInputs,
  type RunContext,
} from '../../lib/calls/workflows/run-workflow';
import {
  getWorkflowSources,
  locateOperations,
} from '../../lib/calls/workflows/workflow-operations';
import {
  evaluateStep,
  getExpectedStatuses,
  getOperationId,
  type StepRun,
} from '../../lib/calls/workflows/workflow-step-run';
import { readText } from '../../lib/kit/files/project-files';
import { isRecord } from '../../lib/kit/json/is-record';
import { getAt, parsePointer } from '../../lib/kit/json/json-pointer';

const sources = getWorkflowSources();
const workflows = getWorkflows().flatMap((file) =>
  file.workflows.map((workflow) => ({ file: file.file, workflow })),
);
const cases = workflows.map(({ file, workflow }) => [workflow.workflowId, file, workflow] as const);

/** Runs a workflow without its documented failures, which the build runs. */
function run(workflow: Workflow) {
  const steps = workflow.steps.map(({ onFailure: _onFailure, ...step }) => step);
  return recordWorkflow({ ...workflow, steps }, locateOperations(steps, sources));
}

/** The steps of a run with the context in which each was evaluated. */
async function runWithContexts(workflow: Workflow) {
  let context: RunContext = { inputs: listDefaultInputs(workflow), steps: {} };
  return (await run(workflow)).flatMap((recorded, index) => {
    const step = workflow.steps[index];
    if (!step) return [];
    const before = context;
    context = addOutputs(context, step, recorded.run);
    return [{ step, before, ...recorded }];
  });
}

/** A copy of a body with another value at a pointer, for which missing objects are created. */
function changeAt(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : isRecord(body)
      ? { ...body }
      : {};
  Reflect.set(copy, key, changeAt(getAt(copy, `/${key}`), rest, value));
  return copy;
}

const listComparisons = (
  condition: CriterionCondition,
): Array<CriterionCondition & { kind: 'compare' }> => {
  if (condition.kind === 'compare') return [condition];
  if (condition.kind === 'not') return listComparisons(condition.condition);
  return [condition.left, condition.right].flatMap(listComparisons);
};

type Alteration = { what: string; response: ExpressionResponse };

/** Lists responses in which what a simple condition compares is altered. */
function alterComparison(
  { left, operator, right }: CriterionCondition & { kind: 'compare' },
  context: ExpressionContext & { response: ExpressionResponse },
): Alteration[] {
  const readOperand = (operand: typeof left) =>
    'literal' in operand ? operand.literal : evaluateExpression(operand.expression, context);
  const { response } = context;
  const alterBody = (operand: typeof left, other: typeof left): Alteration[] => {
    if ('literal' in operand || operand.expression.kind !== 'body') return [];
    const { pointer } = operand.expression;
    const values =
      operator === '!='
        ? [readOperand(other)]
        : operator === '==' && (readOperand(other) ?? null) !== null
          ? [undefined, 'altered', -999]
          : operator === '=='
            ? ['altered']
            : [undefined];
    return values.map((value) => ({
      what: `${pointer} ${operator} with ${String(value)}`,
      response: { ...response, body: changeAt(response.body, parsePointer(pointer), value) },
    }));
  };
  return [...alterBody(left, right), ...alterBody(right, left)];
}

/** Lists responses in which what the criteria of a step check is altered: the status, a field, a header, or the text. */
function listAlterations(step: WorkflowStep, stepRun: StepRun, before: RunContext): Alteration[] {
  const { response } = stepRun;
  const context = { ...before, response };
  const expected = getExpectedStatuses(step);
  const statuses = [200, 204, 403, 405, 500].filter((status) => !expected.includes(status));
  return [
    ...statuses.map((statusCode) => ({
      what: `the status ${statusCode}`,
      response: { ...response, statusCode },
    })),
    ...step.successCriteria.flatMap((criterion): Alteration[] => {
      if (!('type' in criterion)) {
        return listComparisons(parseCondition(criterion.condition)).flatMap((comparison) =>
          alterComparison(comparison, context),
        );
      }
      const what = `nothing for ${criterion.condition}`;
      const field =
        criterion.type === 'jsonpath' ? parseFieldQuery(criterion.condition) : undefined;
      if (field) {
        const body = changeAt(response.body, parsePointer(field.pointer), 'altered');
        return [{ what: `another ${field.pointer}`, response: { ...response, body } }];
      }
      return criterion.context.startsWith('$response.header')
        ? [{ what, response: { ...response, header: {} } }]
        : [{ what, response: { ...response, body: {} } }];
    }),
  ];
}

const config = await createConfig({ extends: ['recommended'] });

describe('the workflows', () => {
  it('have unique ids, and a file each', () => {
    const ids = workflows.map(({ workflow }) => workflow.workflowId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(getWorkflows().map(({ name }) => name)).toEqual(ids);
  });

  it.each(cases)(
    '%s notices every response that is not as it says',
    async (_id, _file, workflow) => {
      const recorded = await runWithContexts(workflow);
      expect(recorded).toHaveLength(workflow.steps.length);
      for (const { step, before, run: stepRun } of recorded) {
        expect(stepRun.unmet, step.stepId).toEqual([]);
        for (const { what, response } of listAlterations(step, stepRun, before)) {
          const { unmet } = evaluateStep(step, stepRun.request, response, before);
          expect(unmet.length, `${step.stepId}: ${what}`).toBeGreaterThan(0);
        }
      }
    },
  );

  it.each(cases)('%s is valid Arazzo', async (_id, file) => {
    const problems = await lint({ ref: file, config });
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  it.each(cases)('%s checks more than the status', (_id, _file, { steps }) => {
    // A success with no body has nothing else to check.
    const weak = steps.filter(
      (step) => step.successCriteria.length === 1 && !getExpectedStatuses(step).includes(204),
    );
    expect(weak.map(({ stepId }) => stepId)).toEqual([]);
  });
});

/** What these operations change is in no response: they store how a user logs in, or send something to the insurer. */
const withoutVisibleEffect = new Set(['createToken', 'requestInsurerContact']);

describe('a step cannot be skipped', () => {
  const withoutStep = (file: string, stepId: string): string => {
    const document: { workflows: Array<{ steps: Array<{ stepId: string }> }> } = parse(
      readText(file),
    );
    for (const workflow of document.workflows) {
      workflow.steps = workflow.steps.filter((step) => step.stepId !== stepId);
    }
    return stringify(document);
  };

  const isUsedLater = (workflow: Workflow, step: WorkflowStep) =>
    JSON.stringify(workflow.steps.slice(workflow.steps.indexOf(step) + 1)).includes(
      `$steps.${step.stepId}.`,
    );

  it.each(cases)(
    '%s: the check reports what a missing step would have returned',
    async (_id, file, workflow) => {
      for (const step of workflow.steps.filter((candidate) => isUsedLater(workflow, candidate))) {
        const found = await checkWorkflowText(file, withoutStep(file, step.stepId), sources);
        expect(
          found.map(({ message }) => message),
          step.stepId,
        ).toContain('No earlier step has this output');
      }
    },
  );

  it.each(cases)(
    '%s: a later step notices that a change is missing',
    async (_id, _file, workflow) => {
      const recorded = await run(workflow);
      const changing = workflow.steps
        .slice(0, -1)
        .filter(
          (step, index) =>
            recorded[index]?.changes.length &&
            !withoutVisibleEffect.has(getOperationId(step)) &&
            !isUsedLater(workflow, step),
        );
      for (const step of changing) {
        const steps = workflow.steps.filter((other) => other !== step);
        const without = await run({ ...workflow, steps });
        expect(without.at(-1)?.run.unmet.length, step.stepId).toBeGreaterThan(0);
      }
    },
  );

  it('a run ends at the first step that does not succeed', async () => {
    const [first] = workflows;
    if (!first) throw new Error('Expected a workflow');
    const { workflow } = first;
    const [step, ...rest] = workflow.steps;
    if (!step) throw new Error('Expected a step');
    const failing = { ...step, successCriteria: [{ condition: '$statusCode == 599' }] };
    expect(await run({ ...workflow, steps: [failing, ...rest] })).toHaveLength(1);
  });
});

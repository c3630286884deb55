import type { Workflow, WorkflowStep } from '../../api/arazzo/arazzo-schema';
import type { ExpressionContext, ExpressionResponse } from '../../api/arazzo/runtime-expression';
import type { HttpRequest } from '../../api/call/api-call';
import { requireFilledPath } from '../../kit/http/path-parameters';
import {
  buildStepRequest,
  evaluateStep,
  getOperationId,
  type RequestChanges,
  type StepOperation,
  type StepRun,
} from './workflow-step-run';

/** Sends a request. Throws if there is no response. */
export type SendStepRequest = (request: HttpRequest) => Promise<ExpressionResponse>;

/** The values of a run: the inputs, and the outputs of the steps that have succeeded. */
export type RunContext = Pick<ExpressionContext, 'inputs' | 'steps'>;

/** The values of the inputs with which a workflow starts. */
export const listDefaultInputs = ({ inputs }: Workflow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputs?.properties ?? {}).map(([name, input]) => [name, input.default]),
  );

/** Sends the request of a step and evaluates the response. */
export async function runStep(
  step: WorkflowStep,
  operations: Readonly<Record<string, StepOperation>>,
  context: RunContext,
  send: SendStepRequest,
  changes: RequestChanges = {},
): Promise<StepRun> {
  const operation = operations[getOperationId(step)];
  if (!operation) throw new Error(`Expected the operation of the step ${step.stepId}`);
  const request = buildStepRequest(step, operation, context, changes);
  requireFilledPath(request.url);
  return evaluateStep(step, request, await send(request), context);
}

/** The context after a step: with its outputs if it has succeeded. */
export const addOutputs = (
  { inputs, steps }: RunContext,
  { stepId }: WorkflowStep,
  { unmet, outputs }: StepRun,
): RunContext => ({
  inputs,
  steps: unmet.length === 0 ? { ...steps, [stepId]: outputs } : steps,
});

import type { Workflow, WorkflowStep } from '../../api/arazzo/arazzo-schema';
import type { ExpressionResponse } from '../../api/arazzo/runtime-expression';
import type { HttpRequest } from '../../api/call/api-call';
import type { ListedDelivery } from '../../sandbox/webhooks/listed-delivery';
import { addOutputs, listDefaultInputs, type RunContext } from './run-workflow';
import { evaluateStep, type StepRun } from './workflow-step-run';

/** A webhook that the sandbox has sent. */
export type Delivery = ListedDelivery;

/** A request that a step has sent, its response, and what it caused. */
export type StepExchange = {
  request: HttpRequest;
  response: ExpressionResponse;
  /** The records that the request has changed. */
  changes: string[];
  deliveries: Delivery[];
};

/** A run of a workflow, as it is stored in the tab. */
export type RunState = {
  inputs: Record<string, unknown>;
  /** The successful exchanges, by the id of the step. */
  done: Record<string, StepExchange>;
  /** The last exchanges that did not succeed, by the id of the step. */
  failed: Record<string, StepExchange>;
};

/** Outcome of a run. */
export type RunProgress = {
  /** The index of the next step; the number of steps if the run is complete. */
  position: number;
  /** The successful steps, by id. */
  runs: Record<string, StepRun>;
  /** The values that each step can use, up to the next one, by its id. */
  contexts: Record<string, RunContext>;
};

export const createRun = (workflow: Workflow): RunState => ({
  inputs: listDefaultInputs(workflow),
  done: {},
  failed: {},
});

/** Evaluates what a run has done so far. Steps after one that has not succeeded do not count. */
export function measureProgress({ steps }: Workflow, { inputs, done }: RunState): RunProgress {
  let context: RunContext = { inputs, steps: {} };
  const progress: RunProgress = { position: 0, runs: {}, contexts: {} };
  for (const step of steps) {
    progress.contexts[step.stepId] = context;
    const exchange = done[step.stepId];
    if (!exchange) break;
    const run = evaluateStep(step, exchange.request, exchange.response, context);
    if (run.unmet.length > 0) break;
    progress.runs[step.stepId] = run;
    progress.position += 1;
    context = addOutputs(context, step, run);
  }
  return progress;
}

const omit = <Value>(record: Record<string, Value>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/**
 * Adds the exchange of a step. After a success, the steps after it have to run again, because they know other values. A
 * failure changes nothing that was done before.
 */
export function addExchange(
  { steps }: Workflow,
  { inputs, done, failed }: RunState,
  step: WorkflowStep,
  exchange: StepExchange,
  isSuccess: boolean,
): RunState {
  if (!isSuccess) return { inputs, done, failed: { ...failed, [step.stepId]: exchange } };
  const from = steps.indexOf(step);
  const outdated = steps.slice(from).map(({ stepId }) => stepId);
  return {
    inputs,
    done: { ...omit(done, outdated), [step.stepId]: exchange },
    failed: omit(failed, outdated),
  };
}

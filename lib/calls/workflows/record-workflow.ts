import type { Workflow, WorkflowFailure, WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { isRecord } from '../../kit/json/is-record';
import { createSandbox } from '../../sandbox/create-sandbox';
import { createSandboxApp } from '../../sandbox/http/sandbox-app';
import type { Sandbox } from '../../sandbox/operation-handler';
import { sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import { createStepSender } from './read-step-response';
import {
  addOutputs,
  listDefaultInputs,
  type RunContext,
  runStep,
  type SendStepRequest,
} from './run-workflow';
import { canBeCaused, resolveBreak, type StepOperation, type StepRun } from './workflow-step-run';

/** An appointment that a workflow is about, after a step. */
export type AppointmentState = {
  appointmentId: number;
  appointmentRevisionId: number;
  status: string;
};

/** A webhook that the sandbox has sent because of a step. */
export type RecordedDelivery = { hook: string; payload: unknown };

/** What a step of a workflow has done in a new sandbox. */
export type RecordedStep = {
  run: StepRun;
  /** The records that the request has changed, such as `appointments 1000001 added`. */
  changes: string[];
  appointment: AppointmentState | undefined;
  deliveries: RecordedDelivery[];
  /** The runs of the documented failures that the step says how to cause, by the name of the failure. */
  failures: Record<string, StepRun>;
};

const origin = 'https://sandbox.example.com';

/** Returns a function that sends requests to a sandbox in this process. */
export function createSender(sandbox: Sandbox): SendStepRequest {
  const app = createSandboxApp(sandbox);
  return createStepSender(async (url, init) => app.fetch(new Request(`${origin}${url}`, init)));
}

/** The last appointment with an id that is an output of a step. */
function findAppointment({ store }: Sandbox, { steps }: RunContext): AppointmentState | undefined {
  const ids = Object.values(steps).flatMap(({ appointmentId }) => appointmentId ?? []);
  const id = ids.at(-1);
  const appointment = typeof id === 'number' ? store.get('appointments', id) : undefined;
  if (!appointment) return undefined;
  const { appointmentRevisionId, status } = appointment;
  return { appointmentId: appointment.id, appointmentRevisionId, status };
}

/** Runs steps of a workflow, by default all of them, in a new sandbox. */
async function runSteps(
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
  steps: readonly WorkflowStep[] = workflow.steps,
) {
  const send = createSender(createSandbox());
  let context: RunContext = { inputs: listDefaultInputs(workflow), steps: {} };
  for (const step of steps) {
    context = addOutputs(context, step, await runStep(step, operations, context, send));
  }
  return { context, send };
}

/** Runs a step so that it fails as documented, after the steps before it, in a new sandbox. */
async function recordFailure(
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
  step: WorkflowStep,
  failure: WorkflowFailure,
): Promise<StepRun> {
  const stepsBefore = workflow.steps.slice(0, workflow.steps.indexOf(step));
  const { context, send } = await runSteps(workflow, operations, stepsBefore);
  return runStep(step, operations, context, send, resolveBreak(failure, context));
}

/** Runs a workflow in a new sandbox, and returns the outputs of its steps. */
export async function recordOutputs(
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
): Promise<RunContext['steps']> {
  const { context } = await runSteps(workflow, operations);
  return context.steps;
}

/** Runs a workflow in a new sandbox, and each of its documented failures in another one. */
export async function recordWorkflow(
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
): Promise<RecordedStep[]> {
  const sandbox = createSandbox();
  const send = createSender(sandbox);
  let context: RunContext = { inputs: listDefaultInputs(workflow), steps: {} };
  const recorded: RecordedStep[] = [];
  for (const step of workflow.steps) {
    const known = new Set(sandbox.store.list('webHooks').map(({ id }) => id));
    const run = await runStep(step, operations, context, send);
    context = addOutputs(context, step, run);
    const changes = run.response.header[sandboxChangesHeader.toLowerCase()] ?? '';
    const failures: Record<string, StepRun> = {};
    for (const failure of step.onFailure ?? []) {
      if (!canBeCaused(failure)) continue;
      failures[failure.name] = await recordFailure(workflow, operations, step, failure);
    }
    recorded.push({
      run,
      changes: changes === '' ? [] : changes.split(', '),
      appointment: findAppointment(sandbox, context),
      deliveries: sandbox.store
        .list('webHooks')
        .filter(({ id }) => !known.has(id))
        .map(({ hook, payload }) => ({ hook, payload })),
      failures,
    });
    // The steps after it have no values to continue with.
    if (run.unmet.length > 0) break;
  }
  return recorded;
}

/** A summary of a response's body for a message. */
export const summarizeBody = (body: unknown): string => {
  const text =
    isRecord(body) && typeof body.message === 'string' ? body.message : JSON.stringify(body);
  return (text ?? '').slice(0, 200);
};

import type { WorkflowStep } from '../../../api/arazzo/arazzo-schema';
import { fetchFromSandbox } from '../../../sandbox/browser/sandbox-client';
import { controlPaths, sandboxChangesHeader } from '../../../sandbox/sandbox-protocol';
import { createStepSender } from '../read-step-response';
import type { Delivery, StepExchange } from '../run-state';
import { type RunContext, runStep } from '../run-workflow';
import type { RequestChanges, StepOperation, StepRun } from '../workflow-step-run';
import { parseDelivery } from './parse-delivery';

const send = createStepSender(fetchFromSandbox);

async function listDeliveries(): Promise<Delivery[]> {
  const list: unknown = await (await fetchFromSandbox(controlPaths.webhooks)).json();
  return Array.isArray(list) ? list.flatMap((delivery) => parseDelivery(delivery) ?? []) : [];
}

/** Sends a step to the sandbox of this browser, and finds out what it has caused. Throws if there is no response. */
export async function sendStep(
  step: WorkflowStep,
  operations: Readonly<Record<string, StepOperation>>,
  context: RunContext,
  changes: RequestChanges,
): Promise<{ exchange: StepExchange; run: StepRun }> {
  const known = new Set((await listDeliveries()).map(({ id }) => id));
  const run = await runStep(step, operations, context, send, changes);
  const header = run.response.header[sandboxChangesHeader.toLowerCase()] ?? '';
  const deliveries = (await listDeliveries()).filter(({ id }) => !known.has(id)).reverse();
  return {
    run,
    exchange: {
      request: run.request,
      response: run.response,
      changes: header === '' ? [] : header.split(', '),
      deliveries,
    },
  };
}

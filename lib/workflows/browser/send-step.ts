import type { WorkflowStep } from '../../arazzo/arazzo-schema';
import { fetchFromSandbox } from '../../sandbox/browser/sandbox-client';
import { controlPaths, sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import type { Delivery, StepExchange } from '../run-state';
import { type RunContext, runStep, type SendStepRequest } from '../run-workflow';
import type { RequestChanges, StepOperation, StepRun } from '../workflow-step-run';
import { parseDelivery } from './parse-delivery';

/** Sends the request of a step to the sandbox of this browser. */
const send: SendStepRequest = async ({ method, url, headers, body }) => {
  const response = await fetchFromSandbox(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return {
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : text,
  };
};

async function listDeliveries(): Promise<Delivery[]> {
  const list: unknown = await (await fetchFromSandbox(controlPaths.webhooks)).json();
  return Array.isArray(list) ? list.flatMap((delivery) => parseDelivery(delivery) ?? []) : [];
}

/** Gives the sandbox the initial data, with which the workflows are described. */
export async function resetSandbox(): Promise<void> {
  const body = JSON.stringify({ scenario: 'everyday' });
  const { ok, status } = await fetchFromSandbox(controlPaths.reset, { method: 'POST', body });
  if (!ok) throw new Error(`The sandbox refused the reset with status ${status}.`);
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

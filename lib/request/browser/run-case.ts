import { getSandboxClient } from '../../sandbox/browser/sandbox-client';
import { controlPaths } from '../../sandbox/sandbox-protocol';
import { assetUrl } from '../../site/base-url';
import { hasOutcome } from '../case-outcome';
import { type CaseRequest, caseRequestsPath } from '../case-request';
import { sendRequest } from './send-request';

/** Loads the requests of all sandbox cases, by id. */
export async function loadCaseRequests(): Promise<ReadonlyMap<string, CaseRequest>> {
  const response = await fetch(assetUrl(caseRequestsPath));
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${response.url}`);
  const requests: CaseRequest[] = await response.json();
  return new Map(requests.map((request) => [request.id, request]));
}

/** Gives the sandbox the initial data of the everyday scenario, which has the people of the cases. */
export async function resetSandbox(): Promise<void> {
  const body = JSON.stringify({ scenario: 'everyday' });
  const response = await getSandboxClient().fetch(controlPaths.reset, { method: 'POST', body });
  if (!response.ok)
    throw new Error(`The sandbox refused the reset with status ${response.status}.`);
}

/**
 * Sends a case to the sandbox.
 * @returns the problem, if the case doesn't have its documented outcome, and how long the response took
 */
export async function runCase({
  request,
  token,
  ...expected
}: CaseRequest): Promise<{ problem?: string; duration?: string }> {
  const outcome = await sendRequest(request, request.url, token, new AbortController().signal);
  if (outcome.state === 'canceled') return { problem: 'Canceled.' };
  if (outcome.state === 'failed') return { problem: outcome.reason };
  const { answer } = outcome;
  if (hasOutcome(expected, answer)) return { duration: `${answer.duration} ms` };
  const found =
    answer.status === expected.status ? 'other values' : `${answer.status}, not ${expected.status}`;
  return {
    problem: `The sandbox returned ${found}. Its data has changed: reset it, and run the case again.`,
  };
}

import { isRecord } from '../../../kit/json/is-record';
import { loadJson } from '../../../site/browser/load-json';
import { type CaseRequest, caseRequestsPath } from '../case-request';
import { compareOutcome, type ValueComparison } from '../compare-outcome';
import { sendRequest } from './send-request';

// Loads with the rest of this module.
export { resetSandbox } from '../../../sandbox/browser/control-sandbox';

/** Whether a file has requests of cases. Only their ids are checked: the file is part of this site. */
const isCaseList = (value: unknown): value is CaseRequest[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string');

/** Loads the requests of all sandbox cases, by id. */
export async function loadCaseRequests(): Promise<ReadonlyMap<string, CaseRequest>> {
  const requests = await loadJson(caseRequestsPath);
  if (!isCaseList(requests))
    throw new Error('Expected the requests of the cases, found another file');
  return new Map(requests.map((request) => [request.id, request]));
}

/**
 * Sends a case to the sandbox.
 * @returns the problem, if the case doesn't have its documented outcome, how long the response took, and what was compared
 */
export async function runCase({
  request,
  token,
  ...expected
}: CaseRequest): Promise<{ problem?: string; duration?: string; comparisons: ValueComparison[] }> {
  const outcome = await sendRequest(request, request.url, token, new AbortController().signal);
  if (outcome.state === 'canceled') return { problem: 'Canceled.', comparisons: [] };
  if (outcome.state === 'failed') return { problem: outcome.reason, comparisons: [] };
  const { response } = outcome;
  const comparisons = compareOutcome(expected, response);
  if (comparisons.every(({ isMet }) => isMet)) {
    return { duration: `${response.duration} ms`, comparisons };
  }
  const found =
    response.status === expected.status
      ? 'other values'
      : `${response.status}, not ${expected.status}`;
  return {
    problem: `The sandbox returned ${found}. Its data has changed: reset it, and run the case again.`,
    comparisons,
  };
}

import { caseParameter, sampleParameter } from '@/lib/console/console-urls';
import { type PreparedRequest, prepareCase } from '@/lib/console/prepared-request';
import { readStoredSample } from '@/lib/console/stored-sample';
import { removeToken, writeToken } from '@/lib/console/token-storage';
import { sandboxCases } from '@/lib/sandbox/seed/sandbox-cases';
import { getCurrentOperationId } from './elements-adapter/current-operation';

function findRequest(): PreparedRequest | undefined {
  const search = new URLSearchParams(window.location.search);
  const sandboxCase = sandboxCases.find(({ id }) => id === search.get(caseParameter));
  if (sandboxCase) return prepareCase(sandboxCase);
  return search.has(sampleParameter) ? readStoredSample() : undefined;
}

/**
 * Reads the request that the page's URL asks for: a sandbox case by its ID, or the sample that this tab stored. Stores
 * its token as the reader's, or deletes the reader's if the case is sent without one.
 * @returns undefined if the ID is unknown or the URL names another operation than the request's
 */
export function readPreparedRequest(): PreparedRequest | undefined {
  const request = findRequest();
  if (!request || getCurrentOperationId() !== request.operationId) return undefined;
  if (request.token === null) removeToken();
  else if (request.token !== undefined) writeToken(request.token);
  return request;
}

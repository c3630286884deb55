import { nobody } from '@/lib/api/users/nobody';
import { type ActorId, findActorId, ownTokenId } from '@/lib/calls/console/actor';
import { caseParameter, sampleParameter } from '@/lib/calls/console/console-urls';
import { type PreparedRequest, prepareCase } from '@/lib/calls/console/prepared-request';
import { readStoredSample } from '@/lib/calls/console/stored-sample';
import { writeToken } from '@/lib/calls/console/token-storage';
import { storeOwnAccess } from '@/lib/calls/request/browser/own-access';
import { sandboxCases } from '@/lib/sandbox/seed/sandbox-cases';
import { getCurrentOperationId } from '../stoplight/request-form';

function findRequest(): PreparedRequest | undefined {
  const search = new URLSearchParams(window.location.search);
  const sandboxCase = sandboxCases.find(({ id }) => id === search.get(caseParameter));
  if (sandboxCase) return prepareCase(sandboxCase);
  return search.has(sampleParameter) ? readStoredSample() : undefined;
}

/** Returns as whom a request is sent; undefined if it does not say. */
export function findPreparedActorId({ token }: PreparedRequest): ActorId | undefined {
  if (token === undefined) return undefined;
  if (token === null) return nobody;
  return findActorId(token);
}

/**
 * Reads the request that the page's URL asks for: a sandbox case by its ID, or the sample that this tab stored. A token
 * that no user of the sandbox has is stored as the reader's. Both are requests to the sandbox, which is selected.
 * @returns undefined if the ID is unknown or the URL names another operation than the request's
 */
export function readPreparedRequest(): PreparedRequest | undefined {
  const request = findRequest();
  if (!request || getCurrentOperationId() !== request.operationId) return undefined;
  storeOwnAccess({ server: '' });
  if (request.token && findPreparedActorId(request) === ownTokenId) writeToken(request.token);
  return request;
}

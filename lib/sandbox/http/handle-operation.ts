import type { HonoRequest } from 'hono';
import { ApiError, type ErrorDetails, ForbiddenError } from '../api-error';
import type { OperationContract } from '../operation-contract';
import type { Sandbox } from '../operation-handler';
import { operations } from '../operations';
import { requireCarrierUser } from '../rules/permissions';
import type { SandboxResponse } from '../sandbox-response';
import { findCaller, type Identity, requireCaller } from './authenticate';
import {
  createErrorResponse,
  createForbiddenResponse,
  toExampleResponse,
  toResponse,
} from './http-response';
import { logRequest } from './log-request';
import { readBody, readParameters } from './read-request';

/** Any operation handler. Their parameter types differ, so the only common one is `never`. */
type AnyHandler = (call: never) => SandboxResponse<unknown> | Promise<SandboxResponse<unknown>>;
const handlers = new Map<string, AnyHandler>(Object.entries(operations));

/** Validates a request and runs the operation. Returns an error response if the call is refused. */
async function runOperation(
  contract: OperationContract,
  req: HonoRequest,
  sandbox: Sandbox,
  identity: Identity,
): Promise<Response> {
  const now = sandbox.clock.now();
  try {
    if (contract.token === 'needed') requireCaller(identity, sandbox);
    const parameters = readParameters(contract, req);
    if (contract.carrierOnly && identity.caller) requireCarrierUser(identity.caller);
    const body = await readBody(contract, req);
    if (contract.example) return toExampleResponse(contract.example);
    const handler = handlers.get(contract.id);
    if (!handler) throw new Error(`The sandbox has no handler for the operation ${contract.id}`);
    const call = {
      ...sandbox,
      ...identity,
      path: parameters,
      query: parameters,
      body,
      now,
      accept: req.header('accept') ?? '*/*',
    };
    // The checks above ensure that it is the call this handler expects, which types cannot express.
    return toResponse(await handler(call as never));
  } catch (error) {
    if (error instanceof ApiError) return createErrorResponse(error.details, now);
    if (error instanceof ForbiddenError) return createForbiddenResponse(now);
    throw error;
  }
}

/**
 * Handles a request for an operation and logs it.
 * @param details returned instead of running the operation, if given
 */
export async function handleOperation(
  contract: OperationContract,
  req: HonoRequest,
  sandbox: Sandbox,
  details?: ErrorDetails,
): Promise<Response> {
  const token = req.header('x-token');
  // Read before the operation runs, because it may be the logout.
  const caller = findCaller(sandbox.store, token);
  const start = performance.now();
  const response = details
    ? createErrorResponse(details, sandbox.clock.now())
    : await runOperation(contract, req, sandbox, { token, caller });
  const duration = Math.round((performance.now() - start) * 10) / 10;
  logRequest(sandbox, req, {
    operationId: contract.id,
    status: response.status,
    duration,
    caller: caller?.email,
  });
  return response;
}

import type { HonoRequest } from 'hono';
import type { OperationContract } from '../generate/create-sandbox-contract';
import type { Sandbox } from '../operation-handler';
import { operations } from '../operations';
import { requireCarrierUser } from '../rules/permissions';
import {
  ForbiddenError,
  type Refusal,
  RefusedError,
  type SandboxResponse,
} from '../sandbox-response';
import { findCaller, type Identity, requireCaller } from './authenticate';
import { createErrorResponse, createForbiddenResponse, toResponse } from './http-response';
import { logRequest } from './log-request';
import { readBody, readParameters } from './read-request';

/** Any of the operations. Each takes a call of its own kind, and no type is all of them at once. */
type AnyHandler = (call: never) => SandboxResponse<unknown> | Promise<SandboxResponse<unknown>>;
const handlers = new Map<string, AnyHandler>(Object.entries(operations));

/** What an operation answers, or why the call is refused. */
async function run(
  shape: OperationContract,
  req: HonoRequest,
  sandbox: Sandbox,
  identity: Identity,
): Promise<Response> {
  const now = sandbox.clock.now();
  try {
    if (shape.token === 'needed') requireCaller(identity, sandbox);
    const parameters = readParameters(shape, req);
    if (shape.carrierOnly && identity.caller) requireCarrierUser(identity.caller);
    const body = await readBody(shape, req);
    const handler = handlers.get(shape.id);
    if (!handler) throw new Error(`The sandbox has no operation ${shape.id}`);
    const call = {
      ...sandbox,
      ...identity,
      path: parameters,
      query: parameters,
      body,
      now,
      accept: req.header('accept') ?? '*/*',
    };
    // The checks above have made it the call that this operation takes: no type knows what they found.
    return toResponse(await handler(call as never));
  } catch (error) {
    if (error instanceof RefusedError) return createErrorResponse(error.refusal, now);
    if (error instanceof ForbiddenError) return createForbiddenResponse();
    throw error;
  }
}

/**
 * Takes a call of an operation: token, parameters, body, the operation itself, and the list of calls.
 * @param refusal answers in the operation's place, where there is one
 */
export async function handleOperation(
  shape: OperationContract,
  req: HonoRequest,
  sandbox: Sandbox,
  refusal?: Refusal,
): Promise<Response> {
  const token = req.header('x-token');
  // Found before the operation runs: it may be the log-out.
  const caller = findCaller(sandbox.store, token);
  const start = performance.now();
  const response = refusal
    ? createErrorResponse(refusal, sandbox.clock.now())
    : await run(shape, req, sandbox, { token, caller });
  const duration = Math.round((performance.now() - start) * 10) / 10;
  logRequest(sandbox, req, {
    operationId: shape.id,
    status: response.status,
    duration,
    caller: caller?.email,
  });
  return response;
}

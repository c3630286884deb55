import type { Context } from 'hono';
import { type Answer, ForbiddenError, RefusedError, refuse } from './answer';
import type { Sandbox } from './call';
import { toTimestamp } from './clock';
import type { CallShape } from './contract/list-calls';
import { keepKnown } from './keep-known';
import { operations } from './operations';
import { errorAnswer, forbiddenAnswer, toResponse } from './response';
import { requireCarrier } from './rules/permissions';
import { findCaller, signIn } from './sign-in';
import { validateBody, validateParameters } from './validate';
import type { Account } from './world';

/** Calls that stay in the reader's list. */
const mostLoggedCalls = 100;

/** Bytes of a body; what is larger is no policy upload that a browser should keep. */
const largestBody = 5_000_000;

/** A call as every operation takes it: that it is the one of the id was seen to by the description's validators. */
type AnyHandler = (call: object) => Answer<unknown> | Promise<Answer<unknown>>;
const handlers = new Map<string, AnyHandler>(
  // Each takes its own parameters and body, which no common type can say.
  Object.entries(operations) as unknown as Array<[string, AnyHandler]>,
);

/** The parameters of a call's address: its path's and its query's, as texts. */
function readParameters({ lists }: CallShape, { req }: Context): Record<string, unknown> {
  const query = Object.entries(req.queries()).map(([name, values]): [string, unknown] => [
    name,
    lists.includes(name)
      ? values.flatMap((value) => value.split(',')).filter((value) => value !== '')
      : values.at(-1),
  ]);
  return Object.fromEntries([...query, ...Object.entries(req.param())]);
}

async function readBody({ id, body }: CallShape, { req }: Context): Promise<unknown> {
  if (!body) return undefined;
  const text = await req.text();
  if (text.length > largestBody) {
    refuse('SANDBOX_BODY_TOO_LARGE', 'The body of the call is too large for the sandbox.', {
      field: 'body',
      reason: `The sandbox takes bodies of up to ${largestBody} characters.`,
      found: text.length,
    });
  }
  const type = req.header('content-type');
  if (text === '') {
    refuse('SANDBOX_REQUEST_MISFIT', 'The call needs a JSON body.', {
      field: 'body',
      reason: 'is required',
    });
  }
  if (!type?.toLowerCase().startsWith('application/json')) {
    refuse('SANDBOX_CONTENT_TYPE', 'The body of the call must be sent as JSON.', {
      field: 'Content-Type',
      reason: 'must be application/json',
      found: type ?? '',
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    refuse('SANDBOX_BODY_NO_JSON', 'The body of the call is no JSON.', {
      field: 'body',
      reason: error instanceof Error ? error.message : String(error),
    });
  }
  validateBody(id, value);
  return body.shape === 'plain' ? value : keepKnown(value, body.shape);
}

async function run(call: CallShape, context: Context, sandbox: Sandbox): Promise<Response> {
  const { store, clock } = sandbox;
  const sent = context.req.header('x-token');
  try {
    const user =
      call.token === 'needed'
        ? signIn(store, sent)
        : { token: sent, caller: findCaller(store, sent) };
    const parameters = readParameters(call, context);
    validateParameters(call.id, parameters);
    if (call.carrierOnly && user.caller) requireCarrier(user.caller);
    const body = await readBody(call, context);
    const handler = handlers.get(call.id);
    if (!handler) throw new Error(`The sandbox has no operation ${call.id}`);
    const answer = await handler({
      ...sandbox,
      ...user,
      path: parameters,
      query: parameters,
      body,
      now: clock.now(),
      accept: context.req.header('accept') ?? '*/*',
    });
    return toResponse(answer);
  } catch (error) {
    if (error instanceof RefusedError) return errorAnswer(error.refusal, clock.now());
    if (error instanceof ForbiddenError) return forbiddenAnswer();
    throw error;
  }
}

/** Notes a call for the reader's list, which keeps the last ones. */
function log(
  { id: operationId, method }: CallShape,
  context: Context,
  { store, clock }: Sandbox,
  answered: { status: number; duration: number; caller?: Account },
): void {
  const last = Number(store.get('settings', 'lastCall')?.value ?? 0) + 1;
  store.put('settings', { id: 'lastCall', value: last });
  const { search } = new URL(context.req.url);
  store.put('calls', {
    id: last,
    timestamp: toTimestamp(clock.now()),
    method,
    path: context.req.path.replace(/^\/api\/v2/, '') + search,
    operationId,
    status: answered.status,
    duration: answered.duration,
    caller: answered.caller?.email,
  });
  store.remove('calls', last - mostLoggedCalls);
}

/** Takes a call of an operation: token, parameters, body, the operation itself, and the list of calls. */
export async function answerCall(
  call: CallShape,
  context: Context,
  sandbox: Sandbox,
): Promise<Response> {
  const caller = findCaller(sandbox.store, context.req.header('x-token'));
  const start = performance.now();
  const response = await run(call, context, sandbox);
  const duration = Math.round((performance.now() - start) * 10) / 10;
  log(call, context, sandbox, { status: response.status, duration, caller });
  return response;
}

import { Hono } from 'hono';
import contract from '../../../.generated/sandbox/contract.json';
import type { OperationContract } from '../generate/create-sandbox-contract';
import type { Sandbox } from '../operation-handler';
import type { RecordChange } from '../record-store';
import { runDueTimers } from '../rules/run-due-timers';
import { apiRoot } from '../sandbox-protocol';
import type { Refusal } from '../sandbox-response';
import { findCaller } from './authenticate';
import { addControlRoutes, isControlPath } from './control-routes';
import { handleOperation } from './handle-operation';
import { createErrorResponse } from './http-response';
import { isApiPath, isLogChange, logRequest } from './log-request';

export type SandboxAppOptions = {
  /** What stands before `/api/v2` in an address: `/hub/sandbox`. */
  prefix?: string;
  /** Keeps what was written. It never fails: whether it works is what `isKept` tells. */
  persist?: (changes: RecordChange[]) => void | Promise<void>;
  /** Whether what was written is kept, at the moment. */
  isPersistent?: () => boolean;
  /** Whether something was kept before that could not be used. */
  hasDiscardedData?: () => boolean;
  /** Asked at each call of an operation; what it gives is the answer, and the operation does not run. */
  injectRefusal?: () => Refusal | undefined;
};

/** Hono takes `:id` where the description has `{id}`: one segment, which may hold dots and more but no slash. */
const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** What leads on from an address that is no operation. */
function helpWithPath(path: string): string {
  if (!path.startsWith(`${apiRoot}/`)) return `All operations stand below ${apiRoot}.`;
  if (path.endsWith('/')) return 'Leave out the last slash.';
  return 'See the list of all operations in the API reference; mind the method as well.';
}

// The compiler reads the tokens of a JSON module as any texts.
const calls = contract.calls as readonly OperationContract[];

/**
 * The sandbox as a web application: `/api/v2` with every operation of the API, and `/control` with what a reader
 * does to the sandbox itself. It takes and gives standard requests and answers, and knows neither browser nor Node.
 */
export function createSandboxApp(
  sandbox: Sandbox,
  {
    prefix = '',
    persist: keep,
    isPersistent: isKept = () => false,
    hasDiscardedData: hasForgotten = () => false,
    injectRefusal: refuse,
  }: SandboxAppOptions = {},
) {
  const app = new Hono({
    getPath: ({ url }) => new URL(url).pathname.slice(prefix.length) || '/',
  });

  // Calls run side by side, and one may take what another has written: each waits until all of it is kept. The list
  // of calls alone is worth no wait.
  let kept = Promise.resolve();
  let awaited = kept;
  app.use(async ({ req }, next) => {
    // What a reader does to the sandbox itself works with broken records too: a reset mends them.
    if (!isControlPath(req.path)) runDueTimers(sandbox);
    await next();
    const changes = sandbox.store.consumeChanges();
    if (keep && changes.length > 0) kept = kept.then(() => keep(changes));
    if (!changes.every(isLogChange)) awaited = kept;
    await awaited;
  });

  for (const call of calls) {
    app.on(call.method, apiRoot + toRoute(call.path), (context) =>
      handleOperation(call, context.req, sandbox, refuse?.()),
    );
  }
  addControlRoutes(app, sandbox, { isKept, hasForgotten });

  app.notFound(({ req }) => {
    const answer = createErrorResponse(
      {
        error: 'SANDBOX_NO_OPERATION',
        message: `${req.method} ${req.path} is no operation of the API.`,
        data: {
          reason: 'No operation of the API’s description has this method and path.',
          help: helpWithPath(req.path),
          field: 'path',
          found: `${req.method} ${req.path}`,
        },
      },
      sandbox.clock.now(),
    );
    if (isApiPath(req.path)) {
      const caller = findCaller(sandbox.store, req.header('x-token'))?.email;
      logRequest(sandbox, req, { status: answer.status, duration: 0, caller });
    }
    return answer;
  });
  // A fault of the sandbox itself. The API knows no 5xx, and tests look for this error.
  app.onError((error) =>
    createErrorResponse(
      {
        error: 'SANDBOX_FAULT',
        message: 'The sandbox itself failed. Reset it, and tell us what you called.',
        data: { reason: error.message },
      },
      sandbox.clock.now(),
    ),
  );
  return app;
}

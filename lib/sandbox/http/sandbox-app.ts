import { Hono } from 'hono';
import contract from '../../../.generated/sandbox/contract.json';
import type { ErrorDetails } from '../api-error';
import type { OperationContract } from '../operation-contract';
import type { Sandbox } from '../operation-handler';
import type { RecordChange } from '../record-store';
import { runDueTimers } from '../rules/run-due-timers';
import { apiRoot, faultErrorCode, sandboxChangesHeader } from '../sandbox-protocol';
import { findCaller } from './authenticate';
import { addControlRoutes, isControlPath } from './control-routes';
import { handleOperation } from './handle-operation';
import { createErrorResponse } from './http-response';
import { isApiPath, isLogChange, logRequest } from './log-request';
import { summarizeChanges } from './summarize-changes';

export type SandboxAppOptions = {
  /** The path before `/api/v2` in a URL, such as `/hub/sandbox`. */
  prefix?: string | undefined;
  /** Persists changes. It must not reject: failures are reported by `isPersistent`. */
  persist?: ((changes: RecordChange[]) => void | Promise<void>) | undefined;
  /** Whether changes are currently persisted. */
  isPersistent?: (() => boolean) | undefined;
  /** Whether stored records were discarded because they could not be used. */
  hasDiscardedData?: (() => boolean) | undefined;
  /** Called before each operation. If it returns a refusal, that is the response and the operation does not run. */
  injectError?: (() => ErrorDetails | undefined) | undefined;
};

/** Hono writes `:id` for `{id}`: one path segment, which may contain any character except a slash. */
const toRoute = (path: string) => path.replace(/\{([^}]+)\}/g, ':$1');

/** The `help` of the error record for a path that is not an operation. */
function getPathHelp(path: string): string {
  if (!path.startsWith(`${apiRoot}/`)) return `All operations are below ${apiRoot}.`;
  if (path.endsWith('/')) return 'Leave out the last slash.';
  return 'Compare the path and the method with the list of operations in the API reference.';
}

// TypeScript types the strings of a JSON module as `string`, not as literals.
const operations = contract.calls as readonly OperationContract[];

/**
 * Creates the sandbox as a web application: `/api/v2` has every operation of the API, and `/control` controls the
 * sandbox itself. It handles standard Request and Response objects and depends on neither the browser nor Node.
 */
export function createSandboxApp(
  sandbox: Sandbox,
  {
    prefix = '',
    persist,
    isPersistent = () => false,
    hasDiscardedData = () => false,
    injectError,
  }: SandboxAppOptions = {},
) {
  const app = new Hono({
    getPath: ({ url }) => new URL(url).pathname.slice(prefix.length) || '/',
  });

  // Requests run concurrently, and one may consume the changes of another, so each waits until all of them are
  // persisted. Changes of the request log alone are not waited for.
  let allPersisted = Promise.resolve();
  let dataPersisted = allPersisted;
  const consumeChanges = (): RecordChange[] => {
    const changes = sandbox.store.consumeChanges();
    if (persist && changes.length > 0) allPersisted = allPersisted.then(() => persist(changes));
    if (!changes.every(isLogChange)) dataPersisted = allPersisted;
    return changes;
  };
  app.use(async (context, next) => {
    // Control requests have to work with corrupt records too, because a reset replaces them.
    if (!isControlPath(context.req.path)) runDueTimers(sandbox);
    // What a new sandbox loads and what timers change are no changes of the request.
    consumeChanges();
    await next();
    const changes = consumeChanges();
    const summary = isApiPath(context.req.path) ? summarizeChanges(changes) : '';
    if (summary !== '') context.header(sandboxChangesHeader, summary);
    await dataPersisted;
  });

  for (const operation of operations) {
    app.on(operation.method, apiRoot + toRoute(operation.path), (context) =>
      handleOperation(operation, context.req, sandbox, injectError?.()),
    );
  }
  addControlRoutes(app, sandbox, { isPersistent, hasDiscardedData });

  app.notFound(({ req }) => {
    const response = createErrorResponse(
      {
        error: 'SANDBOX_NO_OPERATION',
        message: `${req.method} ${req.path} is not an operation of the API.`,
        data: {
          reason: 'No operation in the API’s description has this method and path.',
          help: getPathHelp(req.path),
          field: 'path',
          found: `${req.method} ${req.path}`,
        },
      },
      sandbox.clock.now(),
    );
    if (isApiPath(req.path)) {
      const caller = findCaller(sandbox.store, req.header('x-token'))?.email;
      logRequest(sandbox, req, { status: response.status, duration: 0, caller });
    }
    return response;
  });
  // An internal error of the sandbox. The API documents no 5xx, and the tests check that this error never occurs.
  app.onError((error) =>
    createErrorResponse(
      {
        error: faultErrorCode,
        message: 'The sandbox itself failed. Reset it and call again.',
        data: { reason: error.message },
      },
      sandbox.clock.now(),
    ),
  );
  return app;
}

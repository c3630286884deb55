import { Hono } from 'hono';
import { answerCall } from './answer-call';
import type { Sandbox } from './call';
import type { CallShape } from './contract/list-calls';
import { addControlRoutes } from './control';
import contract from './generated/contract.json';
import { apiRoot } from './protocol';
import { errorAnswer } from './response';
import { expireDue } from './rules/expire';
import type { Change } from './store';

export type SandboxOptions = {
  /** What stands before `/api/v2` in an address: `/hub/sandbox`. */
  prefix?: string;
  /** Keeps what a call has written, before its answer goes out. Told of nothing where nothing was written. */
  keep?: (changes: Change[]) => void | Promise<void>;
  /** Whether that works at the moment. */
  isKept?: () => boolean;
};

/** Hono takes `:id` where the description has `{id}`. */
const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** `{name}` of a file may hold dots and more, but never a slash: one segment. */
const calls = contract.calls as readonly CallShape[];

/**
 * The sandbox as a web application: `/api/v2` with every operation of the API, and `/control` with what a reader
 * does to the sandbox itself. It takes and gives standard requests and answers, and knows neither browser nor Node.
 */
export function createSandboxApp(
  sandbox: Sandbox,
  { prefix = '', keep, isKept = () => false }: SandboxOptions = {},
) {
  const app = new Hono({
    getPath: ({ url }) => new URL(url).pathname.slice(prefix.length) || '/',
  });

  app.use(async (_context, next) => {
    expireDue(sandbox);
    await next();
    const changes = sandbox.store.takeChanges();
    if (changes.length > 0) await keep?.(changes);
  });

  for (const call of calls) {
    app.on(call.method, apiRoot + toRoute(call.path), (context) =>
      answerCall(call, context, sandbox),
    );
  }
  addControlRoutes(app, sandbox, isKept);

  app.notFound((context) =>
    errorAnswer(
      {
        error: 'SANDBOX_NO_OPERATION',
        message: `${context.req.method} ${context.req.path} is no operation of the API.`,
        data: {
          reason: 'No operation of the API’s description has this method and path.',
          field: 'path',
          found: `${context.req.method} ${context.req.path}`,
        },
      },
      sandbox.clock.now(),
    ),
  );
  // A fault of the sandbox itself. The API knows no 5xx, and tests look for this error.
  app.onError((error) =>
    errorAnswer(
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

import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ErrorDetails } from '../api-error';
import { setControlHeaders } from '../http/control-routes';
import { isApiPath } from '../http/log-request';
import { maxBodyBytes } from '../http/read-request';
import { createSandboxApp, type SandboxAppOptions } from '../http/sandbox-app';
import type { Sandbox } from '../operation-handler';
import { createRandomGenerator } from '../random-generator';
import { controlPaths, tokenHeader, type WebhookAttempt } from '../sandbox-protocol';
import type { ServerOptions } from './server-options';

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

/** Whether a URL's host is an IP address: `127.0.0.1`, `[::1]`. */
const isIpAddress = (hostname: string) => /^(\d+\.){3}\d+$|^\[/.test(hostname);

/**
 * Refuses requests to another host name than this machine's, unless the server listens on the network. A page on the
 * internet could otherwise let its own name resolve to this machine (DNS rebinding) and read the responses: to the
 * browser, they would be of the page's origin.
 * @param host the address that the server listens on
 */
function checkHost(host: string): MiddlewareHandler {
  const isLocal = loopbackHosts.includes(host);
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    const isThisMachine =
      hostname === 'localhost' || hostname.endsWith('.localhost') || isIpAddress(hostname);
    if (!isLocal || isThisMachine) return next();
    return context.text(
      `This sandbox responds to requests to localhost, not to ${hostname}. To use it under another name, start it with --host 0.0.0.0.`,
      403,
    );
  };
}

/**
 * Refuses bodies that are far too large with 413 before they are read. The sandbox describes the problem if a body is
 * smaller, but has to read it if the request does not have its length.
 */
const limitBody = (): MiddlewareHandler =>
  bodyLimit({
    maxSize: 2 * maxBodyBytes,
    onError: (context) =>
      context.text(`The body is larger than ${2 * maxBodyBytes} bytes, so it was not read.`, 413),
  });

/** Any port of this machine, where a developer may run a build of the portal. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

type NodeAppOptions = Pick<ServerOptions, 'host' | 'latency' | 'failRate' | 'seed'> &
  Pick<SandboxAppOptions, 'persist' | 'isPersistent'> & {
    /** The origin of the portal, whose pages may access the server. */
    portalOrigin: string;
    /** Lists the attempts to send a webhook, the newest first. */
    listWebhookAttempts?: (() => WebhookAttempt[]) | undefined;
    /** Resolves after the given time. Tests replace it. */
    wait?: (milliseconds: number) => Promise<void>;
  };

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const createRandomFailure = (failRate: number): ErrorDetails => ({
  error: 'SANDBOX_RANDOM_FAILURE',
  message: 'The sandbox is configured to fail this call. Nothing was changed; call again.',
  data: {
    reason: `The sandbox was started with --fail-rate ${failRate}: about that share of the calls fails.`,
  },
});

/**
 * Creates the application of the local server: the sandbox with checks of host and size, CORS for pages of the portal and
 * of this machine, latency, and random failures. Latency and failures only affect API requests and are determined by the seed.
 */
export function createNodeApp(sandbox: Sandbox, options: NodeAppOptions): Hono {
  const {
    host,
    portalOrigin,
    latency,
    failRate,
    seed = 1,
    wait = delay,
    listWebhookAttempts = () => [],
    persist,
    isPersistent,
  } = options;
  const random = createRandomGenerator(seed);
  // Failures are injected in the inner application, so that its request log contains them.
  const sandboxApp = createSandboxApp(sandbox, {
    persist,
    isPersistent,
    injectError: () => (random() < failRate ? createRandomFailure(failRate) : undefined),
  });
  const app = new Hono();
  app.use(checkHost(host), limitBody());
  // The application inside has its own handler, so this is a client that ended the connection within a body.
  app.onError((_, context) => context.text('The body could not be read.', 400));

  const isAllowed = (origin: string) => origin === portalOrigin || localOrigin.test(origin);
  const applyCors = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: [tokenHeader, 'Content-Type', 'Accept'],
    exposeHeaders: ['Content-Disposition', 'X-Answered-By'],
    maxAge: 600,
  });
  // Chrome sends a preflight request if a page on the internet accesses this machine (Private Network Access).
  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next();
    // A form on any page can send control requests. CORS would only hide their response.
    if (!isAllowed(origin) && context.req.path.startsWith(`${controlPaths.state}/`)) {
      return context.text(`Pages of ${origin} may not change this sandbox.`, 403);
    }
    const response = await applyCors(context, next);
    const { headers } = response ?? context.res;
    const asksForPrivateNetwork =
      context.req.header('access-control-request-private-network') === 'true';
    if (asksForPrivateNetwork && headers.has('Access-Control-Allow-Origin')) {
      headers.set('Access-Control-Allow-Private-Network', 'true');
    }
    return response;
  });

  const { min, max } = latency;
  if (max > 0) {
    app.use(async ({ req }, next) => {
      if (isApiPath(req.path)) await wait(Math.round(min + random() * (max - min)));
      await next();
    });
  }

  app.get(controlPaths.webhookAttempts, setControlHeaders, (context) =>
    context.json(listWebhookAttempts()),
  );
  app.all('*', (context) => sandboxApp.fetch(context.req.raw));
  return app;
}

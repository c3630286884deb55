import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { isApiPath } from '../http/log-request';
import { createSandboxApp, type SandboxAppOptions } from '../http/sandbox-app';
import type { Sandbox } from '../operation-handler';
import { controlPaths } from '../sandbox-protocol';
import type { Refusal } from '../sandbox-response';
import type { ServerOptions } from './server-options';

/** Any port of this machine: a portal that somebody builds or looks at. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

type NodeAppOptions = Pick<ServerOptions, 'latency' | 'failRate' | 'seed'> &
  Pick<SandboxAppOptions, 'persist' | 'isPersistent'> & {
    /** The portal's origin, from where pages may call. */
    portalOrigin: string;
    /** Ends after some milliseconds. */
    wait?: (milliseconds: number) => Promise<void>;
  };

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function createRandomGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const waitReally = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const nameFailure = (failRate: number): Refusal => ({
  error: 'SANDBOX_RANDOM_FAILURE',
  message: 'This call was chosen to fail. Nothing was changed; call again.',
  data: {
    reason: `The sandbox was started with --fail-rate ${failRate}: about that share of the calls fails.`,
  },
});

/**
 * The sandbox as a server of this machine has it: pages of the portal and of this machine may call it, answers may
 * wait, and some calls may fail. Waiting and failing are for the API's calls, and the same for the same seed.
 */
export function createNodeApp(sandbox: Sandbox, options: NodeAppOptions): Hono {
  const {
    portalOrigin: portal,
    latency,
    failRate,
    seed = 1,
    wait = waitReally,
    persist: keep,
    isPersistent: isKept,
  } = options;
  const number = createRandomGenerator(seed);
  // It refuses where calls are listed: a call that failed is in the list too.
  const inner = createSandboxApp(sandbox, {
    persist: keep,
    isPersistent: isKept,
    injectRefusal: () => (number() < failRate ? nameFailure(failRate) : undefined),
  });
  const app = new Hono();

  const isAllowed = (origin: string) => origin === portal || localOrigin.test(origin);
  const allowPages = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['X-Token', 'Content-Type', 'Accept'],
    exposeHeaders: ['Content-Disposition', 'X-Answered-By'],
    maxAge: 600,
  });
  // A page on the internet that calls this machine: Chrome asks for leave.
  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next();
    // A form of any page can send these; CORS would only hide the answer.
    if (!isAllowed(origin) && context.req.path.startsWith(`${controlPaths.state}/`)) {
      return context.text(`Pages of ${origin} may not change this sandbox.`, 403);
    }
    const answer = await allowPages(context, next);
    const { headers } = answer ?? context.res;
    const isAsked = context.req.header('access-control-request-private-network') === 'true';
    if (isAsked && headers.has('Access-Control-Allow-Origin')) {
      headers.set('Access-Control-Allow-Private-Network', 'true');
    }
    return answer;
  });

  const { min, max } = latency;
  if (max > 0) {
    app.use(async ({ req }, next) => {
      if (isApiPath(req.path)) await wait(Math.round(min + number() * (max - min)));
      await next();
    });
  }

  app.all('*', (context) => inner.fetch(context.req.raw));
  return app;
}

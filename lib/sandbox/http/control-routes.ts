import type { Hono } from 'hono';
import { readCounter } from '../counters';
import type { Sandbox } from '../operation-handler';
import { restoreSession } from '../rules/registration';
import { runDueTimers } from '../rules/run-due-timers';
import {
  controlPaths,
  type SandboxState,
  sandboxHeader,
  type VerificationCodes,
} from '../sandbox-protocol';
import { isScenarioName, loadScenario, scenarioNames } from '../scenarios';
import { toTimestamp } from '../timestamps';

/** Ten years: longer than every time-out. */
const mostMinutes = 5_256_000;

/** Checked by hand: a library for one field would be most of the worker. */
const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostMinutes;

/** What the sandbox's records are kept in tells of itself. */
type Keeping = { isKept: () => boolean; hasForgotten: () => boolean };

/** How the sandbox stands. */
function readState({ store, clock }: Sandbox, { isKept, hasForgotten }: Keeping): SandboxState {
  return {
    scenario: String(store.get('settings', 'scenario')?.value),
    now: toTimestamp(clock.now()),
    calls: readCounter(store, 'lastCall'),
    webHooks: readCounter(store, 'webHooks'),
    isKept: isKept(),
    hasForgotten: hasForgotten(),
  };
}

function listSecrets({ store }: Sandbox): VerificationCodes[] {
  return store
    .list('accounts')
    .filter(({ resetCode, oneTimePassword }) => resetCode ?? oneTimePassword)
    .map(({ email, resetCode, oneTimePassword }) => ({ email, resetCode, oneTimePassword }));
}

/** The fields of a body, none where it is empty. Undefined where it is something else than a JSON object. */
async function readFields(request: {
  text: () => Promise<string>;
}): Promise<Record<string, unknown> | undefined> {
  const text = (await request.text()).trim();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const noObject = { message: 'The body is no JSON object.' };

/** Whether a path is one of the sandbox's own, and no operation of the API. */
export const isControlPath = (path: string): boolean =>
  path === controlPaths.state || path.startsWith(`${controlPaths.state}/`);

/**
 * Adds what a reader does to the sandbox itself: see how it stands, load a scenario, open one of its sessions again,
 * put the clock forward.
 */
export function addControlRoutes(app: Hono, sandbox: Sandbox, keeping: Keeping): void {
  const { store, clock } = sandbox;
  const state = () => readState(sandbox, keeping);
  app.use(`${controlPaths.state}/*`, async (context, next) => {
    await next();
    context.header(sandboxHeader.name, sandboxHeader.value);
    context.header('Cache-Control', 'no-store');
  });
  app.get(controlPaths.state, (context) => context.json(state()));
  app.get(controlPaths.calls, (context) => context.json(store.list('calls').reverse()));
  app.get(controlPaths.webhooks, (context) => context.json(store.list('webHooks').reverse()));
  app.get(controlPaths.secrets, (context) => context.json(listSecrets(sandbox)));
  app.post(controlPaths.reset, async (context) => {
    const fields = await readFields(context.req);
    // Nothing is wiped by a call that was cut short.
    if (!fields) return context.json(noObject, 400);
    const { scenario = state().scenario } = fields;
    if (!isScenarioName(scenario)) {
      return context.json({ message: `«scenario» is one of ${scenarioNames.join(', ')}` }, 400);
    }
    loadScenario(sandbox, scenario);
    return context.json(state());
  });
  app.post(controlPaths.session, (context) =>
    restoreSession(sandbox, context.req.header('x-token'))
      ? context.body(null, 204)
      : context.json({ message: 'The scenario has no such session, or its account is gone.' }, 404),
  );
  app.post(controlPaths.clock, async (context) => {
    const fields = await readFields(context.req);
    if (!fields) return context.json(noObject, 400);
    const { minutes } = fields;
    if (!isMinutes(minutes)) {
      return context.json({ message: `«minutes» is a whole number from 1 to ${mostMinutes}` }, 400);
    }
    clock.advance(minutes);
    runDueTimers(sandbox);
    return context.json(state());
  });
}

import type { Hono } from 'hono';
import type { Sandbox } from '../call';
import { toTimestamp } from '../moment';
import { answeredBy, controlPaths, type SandboxState, type Secret } from '../protocol';
import { expireDue } from '../rules/expire';
import { isScenario, loadScenario, scenarioNames } from '../scenarios';
import { countCalls } from './log-call';

/** Ten years: longer than every time-out. */
const mostMinutes = 5_256_000;

/** Checked by hand: a library for one field would be most of the worker. */
const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostMinutes;

/** How the sandbox stands. */
function readState({ store, clock }: Sandbox, isKept: boolean): SandboxState {
  return {
    scenario: String(store.get('settings', 'scenario')?.value),
    now: toTimestamp(clock.now()),
    calls: countCalls(store),
    webHooks: store.list('webHooks').length,
    isKept,
  };
}

function listSecrets({ store }: Sandbox): Secret[] {
  return store
    .list('accounts')
    .filter(({ resetCode, oneTimePassword }) => resetCode ?? oneTimePassword)
    .map(({ email, resetCode, oneTimePassword }) => ({ email, resetCode, oneTimePassword }));
}

const readJson = async (request: { text: () => Promise<string> }): Promise<unknown> => {
  try {
    return JSON.parse((await request.text()) || '{}');
  } catch {
    return undefined;
  }
};

/** Adds what a reader does to the sandbox itself: see how it stands, load a scenario, put the clock forward. */
export function addControlRoutes(app: Hono, sandbox: Sandbox, isKept: () => boolean): void {
  const { store, clock } = sandbox;
  const state = () => readState(sandbox, isKept());
  app.use(`${controlPaths.state}/*`, async (context, next) => {
    await next();
    context.header(answeredBy.name, answeredBy.value);
    context.header('Cache-Control', 'no-store');
  });
  app.get(controlPaths.state, (context) => context.json(state()));
  app.get(controlPaths.calls, (context) => context.json(store.list('calls').reverse()));
  app.get(controlPaths.webHooks, (context) => context.json(store.list('webHooks').reverse()));
  app.get(controlPaths.secrets, (context) => context.json(listSecrets(sandbox)));
  app.post(controlPaths.reset, async (context) => {
    const { scenario = state().scenario } = Object(await readJson(context.req));
    if (!isScenario(scenario)) {
      return context.json({ message: `«scenario» is one of ${scenarioNames.join(', ')}` }, 400);
    }
    loadScenario(sandbox, scenario);
    return context.json(state());
  });
  app.post(controlPaths.clock, async (context) => {
    const { minutes } = Object(await readJson(context.req));
    if (!isMinutes(minutes)) {
      return context.json({ message: `«minutes» is a whole number from 1 to ${mostMinutes}` }, 400);
    }
    clock.advance(minutes);
    expireDue(sandbox);
    return context.json(state());
  });
}

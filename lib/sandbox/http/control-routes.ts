import type { Hono, MiddlewareHandler } from 'hono';
import { isRecord } from '../../kit/json/is-record';
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

/** Maximum advance per request: ten years, longer than every timeout. */
const maxMinutes = 5_256_000;

/** Written by hand, because a validation library would be most of the worker's size. */
const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxMinutes;

type PersistenceStatus = { isPersistent: () => boolean; hasDiscardedData: () => boolean };

/** Returns the scenario that was loaded last, or the first one if the record is damaged. */
function readScenarioName(store: Sandbox['store']): string {
  const name = store.get('settings', 'scenario')?.value;
  return isScenarioName(name) ? name : scenarioNames[0];
}

function readState(
  { store, clock }: Sandbox,
  { isPersistent, hasDiscardedData }: PersistenceStatus,
): SandboxState {
  return {
    scenario: readScenarioName(store),
    now: toTimestamp(clock.now()),
    calls: readCounter(store, 'lastCall'),
    webHooks: readCounter(store, 'webHooks'),
    isKept: isPersistent(),
    hasForgotten: hasDiscardedData(),
  };
}

function listVerificationCodes({ store }: Sandbox): VerificationCodes[] {
  return store
    .list('accounts')
    .filter(({ resetCode, oneTimePassword }) => resetCode ?? oneTimePassword)
    .map(({ email, resetCode, oneTimePassword }) => ({ email, resetCode, oneTimePassword }));
}

/** Parses a JSON object; an empty body counts as an empty object. Returns `undefined` for anything else. */
async function readFields(request: {
  text: () => Promise<string>;
}): Promise<Record<string, unknown> | undefined> {
  const text = (await request.text()).trim();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const notAnObject = { message: 'The body is not a JSON object.' };

/** Whether a path is a control endpoint of the sandbox, not part of the API. */
export const isControlPath = (path: string): boolean =>
  path === controlPaths.state || path.startsWith(`${controlPaths.state}/`);

/** Sets the headers of the responses of control endpoints. */
export const setControlHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header(sandboxHeader.name, sandboxHeader.value);
  context.header('Cache-Control', 'no-store');
};

/**
 * Adds the endpoints that control the sandbox itself: read its state, load a scenario, restore one of the scenario's
 * sessions, and advance the clock.
 */
export function addControlRoutes(
  app: Hono,
  sandbox: Sandbox,
  persistence: PersistenceStatus,
): void {
  const { store, clock } = sandbox;
  const state = () => readState(sandbox, persistence);
  app.use(`${controlPaths.state}/*`, setControlHeaders);
  app.get(controlPaths.state, (context) => context.json(state()));
  app.get(controlPaths.calls, (context) => context.json(store.list('calls').reverse()));
  app.get(controlPaths.webhooks, (context) => context.json(store.list('webHooks').reverse()));
  app.get(controlPaths.secrets, (context) => context.json(listVerificationCodes(sandbox)));
  app.post(controlPaths.reset, async (context) => {
    const fields = await readFields(context.req);
    // A truncated body must not delete anything.
    if (!fields) return context.json(notAnObject, 400);
    const { scenario = readScenarioName(store) } = fields;
    if (!isScenarioName(scenario)) {
      return context.json(
        { message: `"scenario" must be one of ${scenarioNames.join(', ')}` },
        400,
      );
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
    if (!fields) return context.json(notAnObject, 400);
    const { minutes } = fields;
    if (!isMinutes(minutes)) {
      return context.json(
        { message: `"minutes" must be a whole number from 1 to ${maxMinutes}` },
        400,
      );
    }
    clock.advance(minutes);
    runDueTimers(sandbox);
    return context.json(state());
  });
}

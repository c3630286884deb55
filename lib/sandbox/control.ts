import type { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from './call';
import { toTimestamp } from './clock';
import { controlPaths, type SandboxState, type Secret } from './protocol';
import { expireDue } from './rules/expire';
import { loadScenario, scenarioNames } from './scenarios';

const resetSchema = z.object({ scenario: z.enum(scenarioNames).optional() });

/** A clock never goes back; ten years are more than any time-out. */
const clockSchema = z.object({ minutes: z.number().int().min(1).max(5_256_000) });

/** How the sandbox stands. */
export function readState({ store, clock }: Sandbox): SandboxState {
  return {
    scenario: String(store.get('settings', 'scenario')?.value),
    now: toTimestamp(clock.now()),
    calls: Number(store.get('settings', 'lastCall')?.value ?? 0),
    webHooks: store.list('webHooks').length,
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
export function addControlRoutes(app: Hono, sandbox: Sandbox): void {
  const { store, clock } = sandbox;
  app.get(controlPaths.state, (context) => context.json(readState(sandbox)));
  app.get(controlPaths.calls, (context) => context.json(store.list('calls').reverse()));
  app.get(controlPaths.webHooks, (context) => context.json(store.list('webHooks').reverse()));
  app.get(controlPaths.secrets, (context) => context.json(listSecrets(sandbox)));
  app.post(controlPaths.reset, async (context) => {
    const wanted = resetSchema.safeParse(await readJson(context.req));
    if (!wanted.success) {
      return context.json({ message: `«scenario» is one of ${scenarioNames.join(', ')}` }, 400);
    }
    loadScenario(sandbox, wanted.data.scenario ?? readState(sandbox).scenario);
    return context.json(readState(sandbox));
  });
  app.post(controlPaths.clock, async (context) => {
    const wanted = clockSchema.safeParse(await readJson(context.req));
    if (!wanted.success) {
      return context.json({ message: '«minutes» is a whole number from 1 to 5256000' }, 400);
    }
    clock.advance(wanted.data.minutes);
    expireDue(sandbox);
    return context.json(readState(sandbox));
  });
}

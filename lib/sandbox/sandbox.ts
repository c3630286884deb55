import type { Sandbox } from './call';
import { createClock } from './clock';
import { toTimestamp } from './moment';
import { expireDue } from './rules/expire';
import { loadScenario } from './scenarios';
import { everyday } from './seed/everyday';
import { createMemoryStore } from './store';
import { emptyWorld, type World } from './world';

/**
 * A sandbox with a scenario, or with what was kept of it.
 * @param base the world of every day, where it is not the usual one
 * @param kept the records that a browser or a file has kept
 */
export function createSandbox({
  scenario = 'everyday',
  base = everyday,
  kept,
}: {
  scenario?: string;
  base?: World;
  kept?: World;
} = {}): Sandbox {
  const store = createMemoryStore(kept ?? emptyWorld());
  const sandbox: Sandbox = { store, clock: createClock(store), base };
  // What was kept need not be kept again.
  if (kept) store.takeChanges();
  else loadScenario(sandbox, scenario);
  return sandbox;
}

/**
 * The sandbox that goes on from what was kept of it. Undefined where that holds something no sandbox can work with:
 * every call would fail then, the one that resets it too.
 */
export function continueSandbox(kept: World): Sandbox | undefined {
  try {
    const sandbox = createSandbox({ kept });
    toTimestamp(sandbox.clock.now());
    expireDue(sandbox);
    return sandbox;
  } catch {
    return undefined;
  }
}

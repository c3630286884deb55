import type { Sandbox } from './call';
import { createClock, type MachineClock } from './clock';
import { loadScenario } from './scenarios';
import { createMemoryStore } from './store';
import { emptyWorld, type World } from './world';

/**
 * A sandbox with a scenario, or with what was kept of it.
 * @param kept the records that a browser or a file has kept
 * @param machine the machine's clock; tests stop it
 */
export function createSandbox({
  scenario = 'everyday',
  kept,
  machine = Date.now,
}: {
  scenario?: string;
  kept?: World;
  machine?: MachineClock;
} = {}): Sandbox {
  const store = createMemoryStore(kept ?? emptyWorld());
  const sandbox: Sandbox = { store, clock: createClock(store, machine) };
  if (!kept) loadScenario(sandbox, scenario);
  return sandbox;
}

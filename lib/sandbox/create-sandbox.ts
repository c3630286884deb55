import type { Sandbox } from './operation-handler';
import { createMemoryStore } from './record-store';
import { runDueTimers } from './rules/run-due-timers';
import { createClock } from './sandbox-clock';
import { createEmptySandboxData, type SandboxData } from './sandbox-data';
import { loadScenario } from './scenarios';
import { everydayData } from './seed/everyday-data';
import { toTimestamp } from './timestamps';

/**
 * A sandbox with a scenario, or with what was kept of it.
 * @param base the world of every day, where it is not the usual one
 * @param kept the records that a browser or a file has kept
 */
export function createSandbox({
  scenario = 'everyday',
  base = everydayData,
  stored: kept,
}: {
  scenario?: string;
  base?: SandboxData;
  stored?: SandboxData;
} = {}): Sandbox {
  const store = createMemoryStore(kept ?? createEmptySandboxData());
  const sandbox: Sandbox = { store, clock: createClock(store), base };
  // What was kept need not be kept again.
  if (kept) store.consumeChanges();
  else loadScenario(sandbox, scenario);
  return sandbox;
}

/**
 * The sandbox that goes on from what was kept of it. Undefined where that holds something no sandbox can work with:
 * every call would fail then, the one that resets it too.
 */
export function restoreSandbox(kept: SandboxData): Sandbox | undefined {
  try {
    const sandbox = createSandbox({ stored: kept });
    toTimestamp(sandbox.clock.now());
    runDueTimers(sandbox);
    return sandbox;
  } catch {
    return undefined;
  }
}

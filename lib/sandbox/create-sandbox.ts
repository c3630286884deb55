import type { Sandbox } from './operation-handler';
import { createMemoryStore } from './record-store';
import { runDueTimers } from './rules/run-due-timers';
import { createClock } from './sandbox-clock';
import { createEmptySandboxData, type SandboxData } from './sandbox-data';
import { loadScenario } from './scenarios';
import { everydayData } from './seed/everyday-data';
import { toTimestamp } from './timestamps';

/**
 * Creates a sandbox from a scenario or from stored records.
 * @param base the data from which scenarios are built
 * @param stored the records that a browser or a file has stored; the scenario is ignored if they are given
 */
export function createSandbox({
  scenario = 'everyday',
  base = everydayData,
  stored,
}: {
  scenario?: string | undefined;
  base?: SandboxData | undefined;
  stored?: SandboxData | undefined;
} = {}): Sandbox {
  const store = createMemoryStore(stored ?? createEmptySandboxData());
  const sandbox: Sandbox = { store, clock: createClock(store), base };
  // Stored records need not be persisted again.
  if (stored) store.consumeChanges();
  else loadScenario(sandbox, scenario);
  return sandbox;
}

/**
 * Creates a sandbox from stored records. Returns `undefined` if the records are corrupt: with them every request
 * would fail, including the one that resets the sandbox.
 */
export function restoreSandbox(stored: SandboxData): Sandbox | undefined {
  try {
    const sandbox = createSandbox({ stored });
    toTimestamp(sandbox.clock.now());
    runDueTimers(sandbox);
    return sandbox;
  } catch {
    return undefined;
  }
}

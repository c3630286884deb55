import { useCallback, useEffect, useState } from 'react';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { getSandboxClient, sandboxChangedEvent } from '@/lib/sandbox/browser/sandbox-client';
import type { SandboxHost } from '@/lib/sandbox/browser/sandbox-sender';
import { controlPaths, type SandboxState } from '@/lib/sandbox/sandbox-protocol';

export type SandboxView =
  | { status: 'starting' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; host: SandboxHost; state: SandboxState };

/** Returns the list at a control path of the sandbox and refreshes it after each call and change. */
export function useSandboxList<Item>(path: string): Item[] | undefined {
  const [items, setItems] = useState<Item[]>();
  useEffect(() => {
    let isUnmounted = false;
    const read = () =>
      getSandboxClient()
        .fetch(path)
        .then((response) => response.json())
        .then((list: Item[]) => {
          if (!isUnmounted) setItems(list);
        })
        // The panel around this list reports the error.
        .catch(() => undefined);
    void read();
    window.addEventListener(sandboxChangedEvent, read);
    return () => {
      isUnmounted = true;
      window.removeEventListener(sandboxChangedEvent, read);
    };
  }, [path]);
  return items;
}

/**
 * Starts the sandbox if it is not running, and returns its current state.
 * @param startDelayMs delays the start if the page has more important work. A call or the panel starts it earlier
 */
export function useSandbox(startDelayMs = 0): { view: SandboxView; refresh: () => void } {
  const [view, setView] = useState<SandboxView>({ status: 'starting' });

  const refresh = useCallback(() => {
    const read = async () => {
      const sandbox = getSandboxClient();
      const host = await sandbox.start();
      const state: SandboxState = await (await sandbox.fetch(controlPaths.state)).json();
      setView({ status: 'ready', host, state });
    };
    read().catch((error: unknown) => setView({ status: 'failed', reason: describeError(error) }));
  }, []);

  useEffect(() => {
    const timer = setTimeout(refresh, startDelayMs);
    window.addEventListener(sandboxChangedEvent, refresh);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(sandboxChangedEvent, refresh);
    };
  }, [refresh, startDelayMs]);

  return { view, refresh };
}

import { useCallback, useEffect, useState } from 'react';
import { describeError } from '@/lib/diagnostics/describe-error';
import { getSandboxClient, sandboxChangedEvent } from '@/lib/sandbox/browser/sandbox-client';
import type { SandboxHost } from '@/lib/sandbox/browser/sandbox-sender';
import { controlPaths, type SandboxState } from '@/lib/sandbox/sandbox-protocol';

export type SandboxView =
  | { status: 'starting' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; host: SandboxHost; state: SandboxState };

/** Sends what a reader does to the sandbox itself: load a scenario, put the clock forward. */
export async function sendControlRequest(path: string, body: object): Promise<void> {
  const response = await getSandboxClient().fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused it (${response.status}).`);
}

/** What the sandbox answers at one of its own addresses, and again after each call and change. */
export function useSandboxList<Item>(path: string): Item[] | undefined {
  const [items, setItems] = useState<Item[]>();
  useEffect(() => {
    let gone = false;
    const read = () =>
      getSandboxClient()
        .fetch(path)
        .then((response) => response.json())
        .then((list: Item[]) => {
          if (!gone) setItems(list);
        })
        // The panel that shows this list says what is wrong.
        .catch(() => undefined);
    void read();
    window.addEventListener(sandboxChangedEvent, read);
    return () => {
      gone = true;
      window.removeEventListener(sandboxChangedEvent, read);
    };
  }, [path]);
  return items;
}

/**
 * How the sandbox stands, from now on; it is started where it does not run.
 * @param wait milliseconds until it is started, for a page that has something else to do first; a call or the panel
 * starts it earlier
 */
export function useSandbox(wait = 0): { view: SandboxView; refresh: () => void } {
  const [view, setView] = useState<SandboxView>({ status: 'starting' });

  const refresh = useCallback(() => {
    const read = async () => {
      const sandbox = getSandboxClient();
      const place = await sandbox.start();
      const state: SandboxState = await (await sandbox.fetch(controlPaths.state)).json();
      setView({ status: 'ready', host: place, state });
    };
    read().catch((error: unknown) => setView({ status: 'failed', reason: describeError(error) }));
  }, []);

  useEffect(() => {
    const timer = setTimeout(refresh, wait);
    window.addEventListener(sandboxChangedEvent, refresh);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(sandboxChangedEvent, refresh);
    };
  }, [refresh, wait]);

  return { view, refresh };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Interruption } from '@/lib/client/offline/offline-channel';
import {
  canStorePages,
  listStoredPages,
  onOfflineMessage,
  requestReport,
  type StoredPage,
} from '@/lib/client/offline/offline-client';
import { type PortalCopy, readOfflineState } from '@/lib/client/offline/offline-state';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { baseUrl } from '@/lib/site/browser-settings';

type StartedAction = { button: Element; section: Element | null };

/**
 * Keeps the reader's place if the button of an action goes with what the action changes: then its section's heading gets
 * the focus, or the page's first one if the section has gone too.
 * @returns a function to call when an action starts
 */
function useFocusAfterAction(): () => void {
  const started = useRef<StartedAction>(undefined);
  // After each render, because an action can go on after its promise: a download reports its progress.
  useEffect(() => {
    if (!started.current || started.current.button.isConnected) return;
    const { section } = started.current;
    started.current = undefined;
    if (document.activeElement !== document.body) return;
    const place = section?.isConnected ? section : document;
    place.querySelector<HTMLElement>('h2')?.focus();
  });
  return useCallback(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement)
      started.current = { button: activeElement, section: activeElement.closest('section') };
  }, []);
}

/** A download of the whole portal that is not complete. */
export type DownloadView =
  | { status: 'running'; bytes: number; totalBytes: number }
  | { status: 'interrupted'; reason: Interruption };

export type OfflineView =
  | { status: 'loading' }
  | { status: 'unsupported' }
  | { status: 'off' }
  | {
      status: 'on';
      pages: StoredPage[];
      portal: PortalCopy | undefined;
      /** Whether part of a copy is stored, whose download may have ended with the worker. */
      isIncomplete: boolean;
    };

async function readView(): Promise<OfflineView> {
  if (!(await canStorePages())) return { status: 'unsupported' };
  const state = await readOfflineState(baseUrl);
  if (!state) return { status: 'off' };
  return {
    status: 'on',
    pages: await listStoredPages(baseUrl),
    portal: state.portal,
    isIncomplete: state.incompleteBuild !== undefined,
  };
}

type Offline = {
  view: OfflineView;
  download: DownloadView | undefined;
  /** Why the last action failed. */
  error: string | undefined;
  /** Whether an action runs. */
  isBusy: boolean;
  /** Runs an action, and shows what it has changed. */
  run: (action: () => Promise<unknown>) => void;
};

/** Returns what is stored for reading offline, and follows its changes. */
export function useOffline(): Offline {
  const [view, setView] = useState<OfflineView>({ status: 'loading' });
  const [download, setDownload] = useState<DownloadView>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const prepareFocus = useFocusAfterAction();

  const refresh = useCallback(async () => {
    // Storage may be blocked later than it was checked.
    setView(await readView().catch((): OfflineView => ({ status: 'unsupported' })));
  }, []);

  useEffect(() => {
    void refresh().then(requestReport);
    return onOfflineMessage(baseUrl, (message) => {
      if (message.type === 'changed') setDownload(undefined);
      else if (message.type === 'progress') setDownload({ ...message, status: 'running' });
      else if (message.type === 'interrupted') setDownload({ ...message, status: 'interrupted' });
      if (message.type !== 'progress') void refresh();
    });
  }, [refresh]);

  const run = useCallback(
    (action: () => Promise<unknown>) => {
      prepareFocus();
      setBusy(true);
      setError(undefined);
      action()
        .catch((reason: unknown) => setError(describeError(reason)))
        .then(refresh)
        .finally(() => setBusy(false));
    },
    [refresh, prepareFocus],
  );

  return { view, download, error, isBusy, run };
}

'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import styles from './console.module.css';
import { ConsoleStatus } from './console-status';
import { provideStorage } from './elements-adapter/provide-storage';

type LoadState =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; Console: typeof import('./console').Console };

/**
 * Calls back when the page is loaded and the browser is idle, or immediately if the URL asks for an operation or a
 * schema. Returns a function that cancels it.
 */
function whenNeeded(callback: () => void): () => void {
  if (window.location.hash.startsWith('#/')) {
    callback();
    return () => undefined;
  }
  if (document.readyState === 'complete') return whenIdle(callback);
  let cancel = () => window.removeEventListener('load', onLoad);
  function onLoad() {
    cancel = whenIdle(callback);
  }
  window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}

/**
 * Shows the static list of operations (`children`) until the console is shown, and keeps it if the console cannot be
 * loaded. The container has its height from the start to avoid a layout shift.
 */
export function LazyConsole({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LoadState>({ status: 'waiting' });

  // Before the import, because Elements' code reads the storage when it is evaluated.
  useEffect(() => provideStorage(), []);

  useEffect(() => {
    if (state.status !== 'waiting') return undefined;
    return whenNeeded(() => {
      import('./console').then(
        ({ Console }) => setState({ status: 'ready', Console }),
        () => setState({ status: 'failed' }),
      );
    });
  }, [state.status]);

  return (
    <div className={styles.container}>
      {state.status === 'ready' ? (
        <state.Console>{children}</state.Console>
      ) : (
        <>
          <ConsoleStatus failed={state.status === 'failed' ? 'console' : undefined} />
          {children}
        </>
      )}
    </div>
  );
}

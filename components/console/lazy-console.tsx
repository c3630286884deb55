'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styles from './console.module.css';

type Loaded =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; Console: typeof import('./console').Console };

/** Waits until the page is loaded and the browser has nothing else to do; not where the address asks for a call. */
function whenIdle(run: () => void): () => void {
  if (window.location.hash.startsWith('#/')) {
    run();
    return () => undefined;
  }
  const start = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 1500 }) : run();
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}

/**
 * The place of the console. It shows the static list (`children`) until the console is there, and keeps it
 * where the console or the API's description can't be loaded. The place has its height from the start, so that
 * nothing moves.
 */
export function LazyConsole({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Loaded>({ status: 'waiting' });

  useEffect(() => {
    if (state.status !== 'waiting') return undefined;
    return whenIdle(() => {
      import('./console').then(
        ({ Console }) => setState({ status: 'ready', Console }),
        () => setState({ status: 'failed' }),
      );
    });
  }, [state.status]);

  return (
    <div className={styles.place} data-status={state.status}>
      {state.status === 'ready' ? (
        <state.Console>{children}</state.Console>
      ) : (
        <>
          {state.status === 'failed' && (
            <p role="alert" className={styles.failure}>
              The console could not be loaded. The list of all operations stays here.{' '}
              <button
                type="button"
                className="text-button"
                onClick={() => window.location.reload()}
              >
                Retry
              </button>
            </p>
          )}
          {children}
        </>
      )}
    </div>
  );
}

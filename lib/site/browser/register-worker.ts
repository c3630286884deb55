import { withTimeout } from '../../kit/async/with-timeout';
import { offlineQuery, type WorkerMessage, workerPath } from './worker-protocol';

/** Time that a page waits for the worker to be installed and take control. */
export const controlTimeoutMs = 4000;

/** Time that it waits if the worker has been activated. The worker takes control while it is activated. */
const activatedTimeoutMs = 500;

const readUrl = (worker: ServiceWorker | null | undefined) =>
  new URL(worker?.scriptURL ?? 'about:blank');

const isPortalWorker = (worker: ServiceWorker | null | undefined) =>
  readUrl(worker).pathname.endsWith(workerPath);

const isOfflineWorker = (worker: ServiceWorker | null | undefined) =>
  isPortalWorker(worker) && readUrl(worker).search === offlineQuery;

/** Sends a message to a worker. */
export const sendToWorker = (worker: ServiceWorker | null | undefined, message: WorkerMessage) =>
  worker?.postMessage(message);

/** Whether the portal's worker controls the page. Another part of the site may register one too. */
export const isControlled = (): boolean => isPortalWorker(navigator.serviceWorker.controller);

/** The worker that controls the page, if it stores pages for reading offline. */
export function getOfflineWorker(): ServiceWorker | undefined {
  const controller = navigator.serviceWorker?.controller;
  return controller && isOfflineWorker(controller) ? controller : undefined;
}

/**
 * Waits until the worker controls this page. Resolves to false if it does not within the timeout.
 * @param hasControl whether the worker that is waited for has control
 */
async function waitForControl(
  { installing, active }: ServiceWorkerRegistration,
  hasControl: () => boolean,
): Promise<boolean> {
  if (hasControl()) return true;
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (isInControl: boolean) => {
      clearTimeout(timer);
      listeners.abort();
      resolve(isInControl);
    };
    const giveUpAfter = (timeoutMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), timeoutMs);
    };
    giveUpAfter(controlTimeoutMs);
    serviceWorker.addEventListener('controllerchange', () => hasControl() && finish(true), {
      signal,
    });
    // A file that is not the portal's worker, such as an empty one, can be activated as well.
    const onStateChange = () =>
      installing?.state === 'activated' && giveUpAfter(activatedTimeoutMs);
    installing?.addEventListener('statechange', onStateChange, { signal });
    sendToWorker(active, { type: 'claim' });
  });
}

/**
 * Registers the worker and waits until it controls this page. Rejects if the browser refuses it.
 * @param base the site's base URL, with a slash at both ends
 * @param options.isOffline whether it also stores pages for reading offline. By default, as it was registered before
 * @returns whether it controls the page
 */
export async function registerWorker(
  base: string,
  { isOffline }: { isOffline?: boolean } = {},
): Promise<boolean> {
  const { serviceWorker } = navigator;
  const register = async () => {
    const known = await serviceWorker.getRegistration(base);
    const isKnownOffline = isOfflineWorker(known?.installing ?? known?.waiting ?? known?.active);
    const query = (isOffline ?? isKnownOffline) ? offlineQuery : '';
    return serviceWorker.register(base.slice(0, -1) + workerPath + query, {
      scope: base,
      updateViaCache: 'none',
    });
  };
  const registration = await withTimeout(
    register(),
    controlTimeoutMs,
    'The service worker was not registered',
  );
  // The reader does something that needs the worker, so that it does not wait until all pages are closed.
  sendToWorker(registration.installing ?? registration.waiting, { type: 'activate' });
  return waitForControl(registration, () =>
    isOffline ? getOfflineWorker() !== undefined : isControlled(),
  );
}

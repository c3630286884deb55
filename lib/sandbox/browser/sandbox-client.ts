import { withTimeout } from '../../async/with-timeout';
import { baseUrl } from '../../site/browser-settings';
import { apiRoot, controlPaths } from '../sandbox-protocol';
import { type ClientMessage, mountPath, workerPath } from './mount-path';
import {
  createSender,
  isFromSandbox,
  noNetworkOptions,
  type RunningSandbox,
  type SandboxHost,
} from './sandbox-sender';

/** How long a page waits for the worker to be installed and take control. After that, the sandbox runs in the page. */
const controlTimeoutMs = 4000;

/** How long it waits if the worker has been activated. The sandbox's worker takes control while it is activated. */
const activatedTimeoutMs = 500;

/** Name of the event that is dispatched on `window` when the sandbox may have changed and the panel is out of date. */
export const sandboxChangedEvent = 'sandbox-changed';

/** The original fetch, read before the console replaces it to intercept its requests. */
const originalFetch = globalThis.fetch?.bind(globalThis);

const sendToWorker: RunningSandbox['send'] = (url, init) =>
  originalFetch(url, { ...init, ...noNetworkOptions });

/** Whether the worker that controls the page is the sandbox's. Another part of the site may register one too. */
const isControlled = () =>
  new URL(navigator.serviceWorker.controller?.scriptURL ?? 'about:blank').pathname.endsWith(
    workerPath,
  );

/** Waits until the worker controls this page. Resolves to false if it does not within the timeout. */
async function waitForControl({ installing, active }: ServiceWorkerRegistration): Promise<boolean> {
  if (isControlled()) return true;
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (hasControl: boolean) => {
      clearTimeout(timer);
      listeners.abort();
      resolve(hasControl);
    };
    const giveUpAfter = (timeoutMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), timeoutMs);
    };
    giveUpAfter(controlTimeoutMs);
    serviceWorker.addEventListener('controllerchange', () => isControlled() && finish(true), {
      signal,
    });
    // A file that is not the sandbox's worker, such as an empty one, can be activated as well.
    const onStateChange = () =>
      installing?.state === 'activated' && giveUpAfter(activatedTimeoutMs);
    installing?.addEventListener('statechange', onStateChange, { signal });
    const claim: ClientMessage = 'claim';
    active?.postMessage(claim);
  });
}

async function startWorker(base: string): Promise<RunningSandbox | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const registration = await withTimeout(
      navigator.serviceWorker.register(base.slice(0, -1) + workerPath, {
        scope: base,
        updateViaCache: 'none',
      }),
      controlTimeoutMs,
      'The service worker was not registered',
    );
    if (!(await waitForControl(registration))) return undefined;
    // A first request without a token checks that the worker responds and that this browser passes it requests
    // with these options.
    const stateUrl = window.location.origin + mountPath(base) + controlPaths.state;
    if (isFromSandbox(await sendToWorker(stateUrl))) {
      return { host: 'service-worker', isAvailable: isControlled, send: sendToWorker };
    }
  } catch {
    // Service workers are blocked, or the file is missing or does not arrive. The sandbox can run in the page instead.
  }
  return undefined;
}

/** Runs the same application in the page, for browsers without service workers. Its data is not persisted. */
async function startInPage(base: string): Promise<RunningSandbox> {
  const { createSandboxApp } = await import('../http/sandbox-app');
  const { createSandbox } = await import('../create-sandbox');
  const app = createSandboxApp(createSandbox(), { prefix: mountPath(base) });
  return {
    host: 'page',
    isAvailable: () => true,
    send: async (url, init) => app.fetch(new Request(url, init)),
  };
}

type SandboxClient = {
  /** The base URL of the sandbox, without `/api/v2`. */
  address: string;
  /** Starts the sandbox if it is not running. Rejects if neither host works; the next call tries again. */
  start: () => Promise<SandboxHost>;
  /**
   * Sends a request to the sandbox and starts it if necessary.
   * @param path relative to the base URL, such as `/api/v2/appointments` or `/control/clock`
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

/**
 * Creates the client with which a page accesses the sandbox.
 * @param base the site's base URL, with a slash at both ends
 */
function createSandboxClient(base: string): SandboxClient {
  const address = `${window.location.origin}${mountPath(base)}`;
  const sender = createSender(async () => (await startWorker(base)) ?? startInPage(base));
  return {
    address,
    start: async () => (await sender.start()).host,
    fetch: async (path, init) => {
      const response = await sender.send(address + path, init);
      // API requests change the sandbox in any case: they are added to its request log.
      const isReadOnly = !path.startsWith(apiRoot) && (init?.method ?? 'GET') === 'GET';
      if (!isReadOnly) window.dispatchEvent(new Event(sandboxChangedEvent));
      return response;
    },
  };
}

let client: SandboxClient | undefined;

/** Returns the client of this site's sandbox. */
export function getSandboxClient(): SandboxClient {
  client ??= createSandboxClient(baseUrl);
  return client;
}

/**
 * Sends a request to this site's sandbox and starts it if necessary.
 * @param path relative to the base URL, such as `/api/v2/appointments` or `/control/clock`
 */
export const fetchFromSandbox: SandboxClient['fetch'] = (path, init) =>
  getSandboxClient().fetch(path, init);

/**
 * Restores one of the scenario's sessions, so that a reader can impersonate its user again after a logout.
 * @returns false if the sandbox does not have the user. Network errors count as true: the next call reports them.
 */
export async function requestSessionRestore(token: string): Promise<boolean> {
  const init = { method: 'POST', headers: { 'X-Token': token } };
  try {
    const { status } = await fetchFromSandbox(controlPaths.session, init);
    return status !== 404;
  } catch {
    return true;
  }
}

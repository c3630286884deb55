import { isControlled, registerWorker } from '../../site/browser/register-worker';
import { baseUrl } from '../../site/browser-settings';
import { apiRoot, controlPaths, tokenHeader } from '../sandbox-protocol';
import { mountPath } from './mount-path';
import {
  createSender,
  isFromSandbox,
  noNetworkOptions,
  type RunningSandbox,
  type SandboxHost,
} from './sandbox-sender';

/** Name of the event that is dispatched on `window` when the sandbox may have changed and the panel is out of date. */
export const sandboxChangedEvent = 'sandbox-changed';

/** The original fetch, read before the console replaces it to intercept its requests. */
const originalFetch = globalThis.fetch?.bind(globalThis);

const fetchFromWorker: RunningSandbox['send'] = (url, init) =>
  originalFetch(url, { ...init, ...noNetworkOptions });

async function startWorker(base: string): Promise<RunningSandbox | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    if (!(await registerWorker(base))) return undefined;
    // A first request without a token checks that the worker responds and that this browser passes it requests
    // with these options.
    const stateUrl = window.location.origin + mountPath(base) + controlPaths.state;
    if (isFromSandbox(await fetchFromWorker(stateUrl))) {
      return { host: 'service-worker', isAvailable: isControlled, send: fetchFromWorker };
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
  const init = { method: 'POST', headers: { [tokenHeader]: token } };
  try {
    const { status } = await fetchFromSandbox(controlPaths.session, init);
    return status !== 404;
  } catch {
    return true;
  }
}

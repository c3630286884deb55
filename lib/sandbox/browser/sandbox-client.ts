import { baseUrl } from '../../site/base-url';
import { apiRoot, controlPaths } from '../sandbox-protocol';
import { type ClientMessage, mountPath, workerPath } from './mount-path';
import {
  createSender,
  isFromSandbox,
  noNetworkOptions,
  type RunningSandbox,
  type SandboxHost,
} from './sandbox-sender';

/** How long a page waits for the worker to take it over, in milliseconds; then it does the work itself. */
const patience = 4000;

/** Tells every listener of this page that a call was answered, and that the panel is out of date. */
export const sandboxChangedEvent = 'sandbox-changed';

/** Taken before anything stands in its place: the console watches its calls there. */
const send = globalThis.fetch?.bind(globalThis);

const sendToWorker: RunningSandbox['send'] = (url, init) =>
  send(url, { ...init, ...noNetworkOptions });

/** Whether the page's worker is the sandbox's: another part of the site may have one some day. */
const isControlled = () =>
  new URL(navigator.serviceWorker.controller?.scriptURL ?? 'about:blank').pathname.endsWith(
    workerPath,
  );

/** Waits until the worker answers for this page. */
async function waitForControl({ active }: ServiceWorkerRegistration): Promise<boolean> {
  if (isControlled()) return true;
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const finish = (controlled: boolean) => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('controllerchange', check);
      resolve(controlled);
    };
    const check = () => isControlled() && finish(true);
    const timer = setTimeout(() => finish(false), patience);
    serviceWorker.addEventListener('controllerchange', check);
    const claim: ClientMessage = 'claim';
    active?.postMessage(claim);
  });
}

async function startWorker(base: string): Promise<RunningSandbox | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.register(base.slice(0, -1) + workerPath, {
      scope: base,
      updateViaCache: 'none',
    });
    if (!(await waitForControl(registration))) return undefined;
    // Asked once without a token: whether it answers, and this browser hands it what is kept from the network.
    const state = window.location.origin + mountPath(base) + controlPaths.state;
    if (isFromSandbox(await sendToWorker(state))) {
      return { host: 'worker', isAvailable: isControlled, send: sendToWorker };
    }
  } catch {
    // Blocked by the browser or its settings, or the file is missing: the page can do it too.
  }
  return undefined;
}

/** The same application in the page, for browsers without a service worker. Nothing of it is kept. */
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
  /** The address below which the sandbox answers, without `/api/v2`. */
  address: string;
  /** Starts it where it does not run yet. Rejects where neither way works; the next call tries again. */
  start: () => Promise<SandboxHost>;
  /**
   * Sends a request to the sandbox, which is started when it must be.
   * @param path `/api/v2/appointments`, `/control/clock`
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

/**
 * The sandbox as a page of the site sees it.
 * @param base the site's base URL, with both slashes
 */
function createSandboxClient(base: string): SandboxClient {
  const address = `${window.location.origin}${mountPath(base)}`;
  const sender = createSender(async () => (await startWorker(base)) ?? startInPage(base));
  return {
    address,
    start: async () => (await sender.start()).host,
    fetch: async (path, init) => {
      const response = await sender.send(address + path, init);
      const onlyLooked = !path.startsWith(apiRoot) && (init?.method ?? 'GET') === 'GET';
      if (!onlyLooked) window.dispatchEvent(new Event(sandboxChangedEvent));
      return response;
    },
  };
}

let client: SandboxClient | undefined;

/** The sandbox of this site. */
export function getSandboxClient(): SandboxClient {
  client ??= createSandboxClient(baseUrl);
  return client;
}

/**
 * Sends a request to the sandbox of this site, which is started when it must be.
 * @param path `/api/v2/appointments`, `/control/clock`
 */
export const fetchFromSandbox: SandboxClient['fetch'] = (path, init) =>
  getSandboxClient().fetch(path, init);

/**
 * Opens a session with which the scenario began, so that a reader can be its user again after a log-out.
 * @returns whether the sandbox has the user; one that does not answer says so at the next call
 */
export async function requestSessionRestore(token: string): Promise<boolean> {
  const init = { method: 'POST', headers: { 'X-Token': token } };
  const answer = fetchFromSandbox(controlPaths.session, init);
  return answer.then(
    ({ status }) => status !== 404,
    () => true,
  );
}

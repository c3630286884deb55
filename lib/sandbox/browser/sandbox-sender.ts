import { sandboxHeader } from '../sandbox-protocol';

/** Place where the sandbox runs: in its service worker or, if the browser cannot run one, in the page. */
export type SandboxHost = 'service-worker' | 'page';

/** A sandbox that was started. */
export type RunningSandbox = {
  host: SandboxHost;
  /** Whether it can still respond. A browser may remove a worker, for example when the data of a site is cleared. */
  isAvailable: () => boolean;
  send: (url: string, init?: RequestInit) => Promise<Response>;
};

type Sender = {
  /** Starts the sandbox if it is not running. Rejects if it cannot start; the next call tries again. */
  start: () => Promise<RunningSandbox>;
  /** Sends a request to the sandbox and starts it if necessary. */
  send: (url: string, init?: RequestInit) => Promise<Response>;
};

/**
 * Request options that prevent network access, because a request may contain a reader's token and the site's host
 * must not receive it. The service worker handles such a request as usual. If the worker was removed after
 * `isAvailable` was checked, the browser looks in its HTTP cache and fails
 * (https://fetch.spec.whatwg.org/#concept-request-cache-mode). A browser that deviates from the standard could still
 * send it.
 */
export const noNetworkOptions = { mode: 'same-origin', cache: 'only-if-cached' } as const;

/** Whether a response comes from the sandbox, as its header shows. */
export const isFromSandbox = (response: Response): boolean =>
  response.headers.has(sandboxHeader.name);

/** Sends a request to a running sandbox. Returns `undefined` if it is gone and the request can be sent again. */
async function trySend(
  running: RunningSandbox,
  url: string,
  init: RequestInit | undefined,
): Promise<Response | undefined> {
  if (!running.isAvailable()) return undefined;
  try {
    const response = await running.send(url, init);
    return isFromSandbox(response) ? response : undefined;
  } catch (error) {
    if (running.isAvailable()) throw error;
    return undefined;
  }
}

/** @param startSandbox starts the sandbox; called again when the running one is gone */
export function createSender(startSandbox: () => Promise<RunningSandbox>): Sender {
  let running: Promise<RunningSandbox> | undefined;

  const start = (): Promise<RunningSandbox> => {
    running ??= startSandbox().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };

  return {
    start,
    send: async (url, init) => {
      const current = start();
      const response = await trySend(await current, url, init).catch((error: unknown) => {
        // The next request checks the worker first and, if it is broken, runs the sandbox in the page.
        if (running === current) running = undefined;
        throw error;
      });
      if (response) return response;
      // If concurrent requests find it gone, only the first restarts it.
      if (running === current) running = undefined;
      const restarted = await start();
      const secondResponse = await trySend(restarted, url, init);
      if (secondResponse) return secondResponse;
      throw new Error(`The sandbox does not respond (${restarted.host}).`);
    },
  };
}

import { sandboxHeader } from '../sandbox-protocol';

/** Where the sandbox runs: in its service worker, or, where the browser has none for it, in the page itself. */
export type SandboxHost = 'worker' | 'page';

/** A sandbox that was started. */
export type RunningSandbox = {
  host: SandboxHost;
  /** Whether it is still there to answer: a browser may take a worker away, as it does with the data of a site. */
  isAvailable: () => boolean;
  send: (url: string, init?: RequestInit) => Promise<Response>;
};

type Sender = {
  /** Starts the sandbox where it does not run. Rejects where it cannot; the next call tries again. */
  start: () => Promise<RunningSandbox>;
  /** Sends a request to the sandbox, and starts it before where it must. */
  send: (url: string, init?: RequestInit) => Promise<Response>;
};

/**
 * What keeps a request from the network: it may carry a reader's token, and the site's host is not to get it. The
 * browser asks the service worker as with every request. Where none answers any more, it looks into its own cache and
 * fails. So no request gets out where the worker is taken away after `isThere`. This is the standard's
 * (https://fetch.spec.whatwg.org/#concept-request-cache-mode), and a browser that does otherwise could still send one.
 */
export const noNetworkOptions = { mode: 'same-origin', cache: 'only-if-cached' } as const;

/** Whether the sandbox answered: what has not its header comes from elsewhere. */
export const isFromSandbox = (response: Response): boolean =>
  response.headers.has(sandboxHeader.name);

/** The answer of a sandbox that runs; nothing where it is not there any more, and the request can be sent again. */
async function ask(
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

/** @param startAnew starts the sandbox; it is called again once that is gone */
export function createSender(startAnew: () => Promise<RunningSandbox>): Sender {
  let running: Promise<RunningSandbox> | undefined;

  const start = (): Promise<RunningSandbox> => {
    running ??= startAnew().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };

  return {
    start,
    send: async (url, init) => {
      const asked = start();
      const first = await ask(await asked, url, init);
      if (first) return first;
      // Of calls that notice it at once, the first starts it again, and the others wait for that.
      if (running === asked) running = undefined;
      const again = await start();
      const second = await ask(again, url, init);
      if (second) return second;
      throw new Error(`The sandbox does not answer (${again.host}).`);
    },
  };
}

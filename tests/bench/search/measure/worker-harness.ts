import type { EngineAdapter, EngineResponse } from '../engine-adapter';

/** A request to an engine's worker, and its response. `ms` is the time in the worker's event handler. */
export type EngineWorkerRequest = { requestId: number; query: string };
export type EngineWorkerResponse = { requestId: number } & (EngineResponse | { error: string });

// The project is compiled with the DOM types; these are the members of the worker scope used here.
declare const self: {
  location: { href: string };
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<EngineWorkerRequest>) => void,
  ) => void;
  postMessage: (response: EngineWorkerResponse) => void;
};

/** Serves search requests in a worker that is in the same folder as the engine's files. */
export function serveInWorker({ open }: Pick<EngineAdapter, 'open'>): void {
  const engine = open(new URL('.', self.location.href).href, true);
  self.addEventListener('message', async ({ data: { requestId, query } }) => {
    const start = performance.now();
    try {
      const { urls } = await (await engine)(query);
      self.postMessage({ requestId, urls, ms: performance.now() - start });
    } catch (error) {
      self.postMessage({ requestId, error: String(error) });
    }
  });
}

import type { EngineAdapter, EngineResponse } from '../engine-adapter';

/** One question to a peer's worker, and what it answers; `ms` is the time in the worker's event handler. */
export type EngineWorkerRequest = { requestId: number; query: string };
export type EngineWorkerResponse = { requestId: number } & (EngineResponse | { error: string });

// The compiler's types are the page's; these are the parts of a worker's scope that are used here.
declare const self: {
  location: { href: string };
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<EngineWorkerRequest>) => void,
  ) => void;
  postMessage: (response: EngineWorkerResponse) => void;
};

/** Answers the page's questions from inside a worker that lies beside the peer's files. */
export function serveInWorker({ open }: Pick<EngineAdapter, 'open'>): void {
  const opening = open(new URL('.', self.location.href).href, true);
  self.addEventListener('message', async ({ data: { requestId: number, query } }) => {
    const start = performance.now();
    try {
      const { urls } = await (await opening)(query);
      self.postMessage({ requestId: number, urls, ms: performance.now() - start });
    } catch (error) {
      self.postMessage({ requestId: number, error: String(error) });
    }
  });
}

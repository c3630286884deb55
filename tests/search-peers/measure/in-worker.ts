import type { Peer, PeerAnswer } from '../peer';

/** One question to a peer's worker, and what it answers; `ms` is the time in the worker's event handler. */
export type PeerRequest = { number: number; query: string };
export type PeerResponse = { number: number } & (PeerAnswer | { error: string });

// The compiler's types are the page's; these are the parts of a worker's scope that are used here.
declare const self: {
  location: { href: string };
  addEventListener: (type: 'message', listener: (event: MessageEvent<PeerRequest>) => void) => void;
  postMessage: (response: PeerResponse) => void;
};

/** Answers the page's questions from inside a worker that lies beside the peer's files. */
export function answerInWorker({ open }: Pick<Peer, 'open'>): void {
  const opening = open(new URL('.', self.location.href).href, true);
  self.addEventListener('message', async ({ data: { number, query } }) => {
    const start = performance.now();
    try {
      const { urls } = await (await opening)(query);
      self.postMessage({ number, urls, ms: performance.now() - start });
    } catch (error) {
      self.postMessage({ number, error: String(error) });
    }
  });
}

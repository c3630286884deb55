import type {
  SearchParameters,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './search-protocol';

export type SearchClient = {
  /** Asks the worker. Rejects with the reason where the worker or the index can't be loaded. */
  search: (question: SearchParameters) => Promise<SearchResult>;
};

type Waiting = { resolve: (result: SearchResult) => void; reject: (error: Error) => void };

/**
 * Talks to the search worker; starts it on the first request, and again after it failed.
 * @param createWorker starts a worker; injected so that tests need no browser
 */
export function createSearchClient(createWorker: () => Worker): SearchClient {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };

  const start = (): Worker => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      const request = waiting.get(data.requestId);
      waiting.delete(data.requestId);
      if (!('error' in data)) return request?.resolve(data);
      request?.reject(new Error(data.error));
      // The worker may be one of an older deployment, whose index is gone: the next question starts a new one.
      return fail(data.error);
    });
    started.addEventListener('error', () => fail('The search worker could not be loaded'));
    return started;
  };

  const search = (question: SearchParameters) =>
    new Promise<SearchResult>((resolve, reject) => {
      worker ??= start();
      const request: SearchRequest = { requestId: ++count, ...question };
      waiting.set(request.requestId, { resolve, reject });
      worker.postMessage(request);
    });

  return { search };
}

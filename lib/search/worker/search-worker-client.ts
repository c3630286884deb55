import type {
  SearchParameters,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './search-protocol';

type SearchClient = {
  /** Sends a request to the worker. Rejects if the worker or the index can't be loaded. */
  search: (parameters: SearchParameters) => Promise<SearchResult>;
};

type PendingRequest = { resolve: (result: SearchResult) => void; reject: (error: Error) => void };

/**
 * Creates the page's side of the search worker. The worker starts with the first request, and a new one starts with
 * the first request after a failure.
 * @param createWorker starts a worker; injected so that tests need no browser
 */
export function createSearchClient(createWorker: () => Worker): SearchClient {
  let worker: Worker | undefined;
  let lastRequestId = 0;
  const pending = new Map<number, PendingRequest>();

  const fail = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };

  const startWorker = (): Worker => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      const request = pending.get(data.requestId);
      pending.delete(data.requestId);
      if (!('error' in data)) return request?.resolve(data);
      request?.reject(new Error(data.error));
      // A deployment deletes the index files of running workers. A new worker loads the new files.
      return fail(data.error);
    });
    started.addEventListener('error', () => fail('The search worker could not be loaded'));
    return started;
  };

  const search = (parameters: SearchParameters) =>
    new Promise<SearchResult>((resolve, reject) => {
      worker ??= startWorker();
      const request: SearchRequest = { requestId: ++lastRequestId, ...parameters };
      pending.set(request.requestId, { resolve, reject });
      worker.postMessage(request);
    });

  return { search };
}

import type {
  SearchParameters,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './search-protocol';

type SearchClient<Kind extends string> = {
  /** Sends a request to the worker. Rejects if the worker or the index can't be loaded. */
  search: (parameters: SearchParameters<Kind>) => Promise<SearchResult<Kind>>;
};

type PendingRequest<Kind extends string> = {
  resolve: (result: SearchResult<Kind>) => void;
  reject: (error: Error) => void;
};

/** Time that a response may take. A worker whose file is empty or another script never responds. */
const timeoutMs = 15_000;

/**
 * Creates the page's side of the search worker. The worker starts with the first request, and a new one starts with
 * the first request after a failure.
 * @param createWorker starts a worker; injected so that tests need no browser
 */
export function createSearchClient<Kind extends string>(
  createWorker: () => Worker,
): SearchClient<Kind> {
  let worker: Worker | undefined;
  let lastRequestId = 0;
  const pending = new Map<number, PendingRequest<Kind>>();

  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Waits again for the oldest request, if there is one. */
  const restartTimer = () => {
    clearTimeout(timer);
    if (pending.size === 0) return;
    timer = setTimeout(() => fail('The search worker does not respond'), timeoutMs);
  };

  const fail = (reason: string) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };

  const startWorker = (): Worker => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<SearchResponse<Kind>>) => {
      const request = pending.get(data.requestId);
      pending.delete(data.requestId);
      restartTimer();
      if (!('error' in data)) return request?.resolve(data);
      request?.reject(new Error(data.error));
      // A deployment deletes the index files of running workers. A new worker loads the new files.
      return fail(data.error);
    });
    started.addEventListener('error', () => fail('The search worker could not be loaded'));
    return started;
  };

  const search = (parameters: SearchParameters<Kind>) =>
    new Promise<SearchResult<Kind>>((resolve, reject) => {
      worker ??= startWorker();
      const request: SearchRequest<Kind> = { requestId: ++lastRequestId, ...parameters };
      pending.set(request.requestId, { resolve, reject });
      if (pending.size === 1) restartTimer();
      worker.postMessage(request);
    });

  return { search };
}

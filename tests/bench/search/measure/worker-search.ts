import type { EngineSearch } from '../engine-adapter';
import type { EngineWorkerRequest, EngineWorkerResponse } from './worker-harness';

/** Starts a worker that runs `serveInWorker` and returns its search function, for one request at a time. */
export function createWorkerSearch(url: string): EngineSearch {
  const worker = new Worker(url);
  let lastRequestId = 0;
  return (query) =>
    new Promise((resolve, reject) => {
      const requestId = ++lastRequestId;
      worker.onerror = ({ message }) => reject(new Error(message || `The worker ${url} failed`));
      worker.onmessage = ({ data }: MessageEvent<EngineWorkerResponse>) => {
        if (data.requestId !== requestId) return;
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      worker.postMessage({ requestId, query } satisfies EngineWorkerRequest);
    });
}

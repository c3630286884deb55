import type { EngineSearch } from '../engine-adapter';
import type { EngineWorkerRequest, EngineWorkerResponse } from './worker-harness';

/** Starts a worker of `answerInWorker` and returns how to ask it, one question at a time. */
export function createWorkerSearch(url: string): EngineSearch {
  const worker = new Worker(url);
  let count = 0;
  return (query) =>
    new Promise((resolve, reject) => {
      const number = ++count;
      worker.onerror = ({ message }) => reject(new Error(message || `${url} failed`));
      worker.onmessage = ({ data }: MessageEvent<EngineWorkerResponse>) => {
        if (data.requestId !== number) return;
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      worker.postMessage({ requestId: number, query } satisfies EngineWorkerRequest);
    });
}

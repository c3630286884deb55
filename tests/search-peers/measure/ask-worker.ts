import type { PeerSearch } from '../peer';
import type { PeerRequest, PeerResponse } from './in-worker';

/** Starts a worker of `answerInWorker` and returns how to ask it, one question at a time. */
export function askWorker(url: string): PeerSearch {
  const worker = new Worker(url);
  let count = 0;
  return (query) =>
    new Promise((resolve, reject) => {
      const number = ++count;
      worker.onerror = ({ message }) => reject(new Error(message || `${url} failed`));
      worker.onmessage = ({ data }: MessageEvent<PeerResponse>) => {
        if (data.number !== number) return;
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      worker.postMessage({ number, query } satisfies PeerRequest);
    });
}

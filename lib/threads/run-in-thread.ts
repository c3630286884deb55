import { Worker } from 'node:worker_threads';

/** A module whose function runs in a thread. Arguments and result are cloned, so they cannot have functions. */
type ThreadModule = { run: (...args: never[]) => unknown };

/**
 * Runs the function `run` of a TypeScript module in a thread of its own, so that it uses another core.
 * @param url the module
 * @returns its result. Rejects with the error that it throws, which is no longer an instance of its own class.
 */
export function runInThread<Module extends ThreadModule>(
  url: URL,
  ...args: Parameters<Module['run']>
): Promise<Awaited<ReturnType<Module['run']>>> {
  const workerData = { url: url.href, args };
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`The thread of ${url.pathname} ended with exit code ${code}`)),
    );
  });
}

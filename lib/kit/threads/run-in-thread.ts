import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { noteUnknown } from '../files/recorded-files';

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
  // In a thread, tsx adds a query to the URLs of modules, with which another thread would not find them.
  const workerData = { url: pathToFileURL(fileURLToPath(url)).href, args };
  // It reads files by itself.
  noteUnknown();
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`The thread of ${url.pathname} ended with exit code ${code}`)),
    );
  });
}

/** More threads would need more memory than they save time. */
const maxThreads = 4;

/**
 * Processes items in a pool of worker threads, which get them in turn, because neighbors are often alike. A few items are
 * processed in this thread.
 * @param url the module of `run`
 * @param minItems how many items are worth another thread
 * @returns what `run` returns for all items, in another order than theirs
 */
export async function runInThreads<Item, Result>(
  url: URL,
  run: (items: readonly Item[]) => Result[] | Promise<Result[]>,
  items: readonly Item[],
  minItems: number,
): Promise<Result[]> {
  const cores = Math.min(availableParallelism(), maxThreads);
  const count = Math.min(cores, Math.floor(items.length / minItems));
  if (count < 2) return run(items);
  const shares = Array.from({ length: count }, (_, thread) =>
    // This thread runs none: it must answer the others while they start.
    runInThread<{ run: typeof run }>(
      url,
      items.filter((_item, index) => index % count === thread),
    ),
  );
  return (await Promise.all(shares)).flat();
}

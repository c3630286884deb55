import { threadId } from 'node:worker_threads';
import { runInThreads } from './run-in-thread';

/** For run-in-thread.test.ts. */
export const run = (numbers: readonly number[]) =>
  numbers.map((number) => ({ number, thread: threadId }));

/** Starts a pool of threads from the thread that it runs in. */
export const mapInWorkers = (numbers: readonly number[]) =>
  runInThreads(new URL(import.meta.url), run, numbers, 1);

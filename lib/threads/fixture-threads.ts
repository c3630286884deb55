import { threadId } from 'node:worker_threads';

/** For run-in-thread.test.ts. */
export const run = (numbers: readonly number[]) =>
  numbers.map((number) => ({ number, thread: threadId }));

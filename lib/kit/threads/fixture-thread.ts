import { threadId } from 'node:worker_threads';

/** For run-in-thread.test.ts. */
export function run(numbers: ReadonlySet<number>) {
  if (numbers.size === 0) throw new Error('There are no numbers');
  if (numbers.has(-1)) process.exit(1);
  return { sum: [...numbers].reduce((sum, number) => sum + number), thread: threadId };
}

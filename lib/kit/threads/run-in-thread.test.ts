import { availableParallelism } from 'node:os';
import { threadId } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { run } from './fixture-threads';
import { runInThread, runInThreads } from './run-in-thread';

const url = new URL('./fixture-thread.ts', import.meta.url);
type Fixture = typeof import('./fixture-thread');

describe('runInThread', () => {
  it('returns what the function returns in another thread', async () => {
    const { sum, thread } = await runInThread<Fixture>(url, new Set([1, 2]));
    expect(sum).toBe(3);
    expect(thread).not.toBe(threadId);
  });

  it('rejects with the error of the function', async () => {
    await expect(runInThread<Fixture>(url, new Set())).rejects.toThrow('There are no numbers');
  });

  it('rejects if the thread ends without a result', async () => {
    await expect(runInThread<Fixture>(url, new Set([-1]))).rejects.toThrow('exit code 1');
  });
});

describe('runInThreads', () => {
  const url = new URL('./fixture-threads.ts', import.meta.url);
  const numbers = [1, 2, 3, 4, 5];
  const sort = (results: ReturnType<typeof run>) =>
    results.map(({ number }) => number).toSorted((a, b) => a - b);

  it('returns the results of all items', async () => {
    const results = await runInThreads(url, run, numbers, 1);
    expect(sort(results)).toEqual(numbers);
    if (availableParallelism() > 1)
      expect(results.map(({ thread }) => thread)).not.toContain(threadId);
  });

  it('returns them in a thread, too', async () => {
    const nested = new URL('./fixture-nested-threads.ts', import.meta.url);
    const results = await runInThread<typeof import('./fixture-nested-threads')>(nested, numbers);
    expect(sort(results)).toEqual(numbers);
  });

  it('starts no thread for a few items', async () => {
    const results = await runInThreads(url, run, numbers, 3);
    expect(results).toEqual(numbers.map((number) => ({ number, thread: threadId })));
    expect(await runInThreads(url, run, [], 3)).toEqual([]);
  });
});

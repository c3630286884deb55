import { threadId } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { runInThread } from './run-in-thread';

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

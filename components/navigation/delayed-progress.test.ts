import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayedProgress } from './delayed-progress';

const setUp = () => {
  const calls: string[] = [];
  const bar = { start: () => void calls.push('start'), done: () => void calls.push('done') };
  return { calls, progress: createDelayedProgress(async () => bar) };
};

describe('createDelayedProgress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts the bar after 200 ms, not after 199 ms', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(199);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['start']);
    progress.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['start', 'done']);
  });

  it('does not start the bar if the page arrives earlier', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(150);
    progress.done();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);
  });

  it('measures the delay from the last of two navigations', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(150);
    progress.start();
    await vi.advanceTimersByTimeAsync(199);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['start']);
  });

  it('does not start the bar if the page arrives while the bar loads', async () => {
    const calls: string[] = [];
    let finish: (bar: { start: () => void; done: () => void }) => void = () => undefined;
    const loading = new Promise<{ start: () => void; done: () => void }>((resolve) => {
      finish = resolve;
    });
    const progress = createDelayedProgress(() => loading);
    progress.start();
    await vi.advanceTimersByTimeAsync(200);
    progress.done();
    finish({ start: () => void calls.push('start'), done: () => void calls.push('done') });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['done']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, type ProgressBar } from './progress';

function setUp(loadBar?: () => Promise<ProgressBar>) {
  const calls: string[] = [];
  const bar = { start: () => void calls.push('start'), done: () => void calls.push('done') };
  return { calls, bar, progress: createProgress(loadBar ?? (async () => bar)) };
}

async function expectBarAfter(ms: number, calls: readonly string[]): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(['start']);
}

describe('the progress of a navigation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the bar after 200 ms, not after 199 ms, until the navigation ends', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await expectBarAfter(200, calls);
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual(['start']);
    progress.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['start', 'done']);
  });

  it('shows the bar again for the next navigation', async () => {
    const { calls, progress } = setUp();
    for (const _navigation of [1, 2]) {
      progress.start();
      await expectBarAfter(200, calls);
      progress.end();
      await vi.advanceTimersByTimeAsync(0);
      expect(calls.splice(0)).toEqual(['start', 'done']);
    }
  });

  it('does not show the bar if the navigation ends earlier', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(199);
    progress.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);
  });

  it('measures the delay from the last of two links', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(150);
    progress.start();
    await expectBarAfter(200, calls);
  });

  it('measures the delay anew after a navigation that has ended', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(150);
    progress.end();
    progress.start();
    await expectBarAfter(200, calls);
  });

  it('keeps the bar if a slow navigation is replaced', async () => {
    const { calls, progress } = setUp();
    progress.start();
    await vi.advanceTimersByTimeAsync(250);
    progress.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['start']);
  });

  it('has nothing to do if nothing is under way', async () => {
    const load = vi.fn(async () => setUp().bar);
    const { progress } = setUp(load);
    progress.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
  });

  it('does not show the bar if the navigation ends while the bar loads', async () => {
    let finish: (bar: ProgressBar) => void = () => undefined;
    const loading = new Promise<ProgressBar>((resolve) => {
      finish = resolve;
    });
    const { calls, bar, progress } = setUp(() => loading);
    progress.start();
    await vi.advanceTimersByTimeAsync(200);
    progress.end();
    finish(bar);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).not.toContain('start');
  });

  it('works without the bar if it does not load, and loads it again the next time', async () => {
    let isOnline = false;
    const { calls, bar, progress } = setUp(async () => {
      if (!isOnline) throw new Error('offline');
      return bar;
    });
    progress.start();
    await vi.advanceTimersByTimeAsync(200);
    progress.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([]);
    isOnline = true;
    progress.start();
    await expectBarAfter(200, calls);
  });

  it('loads the bar once, when a navigation first takes long', async () => {
    const load = vi.fn(async () => setUp().bar);
    const { progress } = setUp(load);
    progress.start();
    await vi.advanceTimersByTimeAsync(199);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    progress.end();
    progress.start();
    await vi.advanceTimersByTimeAsync(200);
    expect(load).toHaveBeenCalledOnce();
  });
});

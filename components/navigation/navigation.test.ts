import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation';

const started = {
  type: 'started',
  cause: 'link',
  destination: { path: '/b', hash: '#part', keepsPosition: false },
  isRendered: false,
} as const;

const rendered = { type: 'rendered', path: '/b' } as const;

function setUp(loadProgressBar?: () => Promise<{ start: () => void; done: () => void }>) {
  const calls: string[] = [];
  const bar = { start: () => void calls.push('start'), done: () => void calls.push('done') };
  const navigation = createNavigation({
    loadProgressBar: loadProgressBar ?? (async () => bar),
    moveToTarget: (hash) => void calls.push(`move to ${hash}`),
  });
  navigation.onRestoreScroll(() => void calls.push('restore scroll'));
  return { calls, bar, navigation };
}

async function expectBarAfter200Ms(calls: readonly string[]): Promise<void> {
  await vi.advanceTimersByTimeAsync(199);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(['start']);
}

describe('a navigation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the bar after 200 ms, not after 199 ms, until the page is rendered', async () => {
    const { calls, navigation } = setUp();
    navigation.dispatch(started);
    await expectBarAfter200Ms(calls);
    expect(navigation.isUnderway()).toBe(true);
    navigation.dispatch(rendered);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['start', 'move to #part', 'done']);
    expect(navigation.isUnderway()).toBe(false);
  });

  it('does not show the bar if the page arrives earlier', async () => {
    const { calls, navigation } = setUp();
    navigation.dispatch(started);
    await vi.advanceTimersByTimeAsync(150);
    navigation.dispatch(rendered);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['move to #part']);
  });

  it('measures the delay from the last of two links', async () => {
    const { calls, navigation } = setUp();
    navigation.dispatch(started);
    await vi.advanceTimersByTimeAsync(150);
    navigation.dispatch(started);
    await expectBarAfter200Ms(calls);
  });

  it('does not show the bar if the page arrives while the bar loads', async () => {
    let finish: (bar: { start: () => void; done: () => void }) => void = () => undefined;
    const loading = new Promise<{ start: () => void; done: () => void }>((resolve) => {
      finish = resolve;
    });
    const { calls, bar, navigation } = setUp(() => loading);
    navigation.dispatch(started);
    await vi.advanceTimersByTimeAsync(200);
    navigation.dispatch(rendered);
    finish(bar);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['move to #part', 'done']);
  });

  it('works without the bar if it does not load, and loads it again the next time', async () => {
    let loads = 0;
    const { calls, navigation } = setUp(async () => {
      loads += 1;
      throw new Error('offline');
    });
    for (const attempt of [1, 2]) {
      navigation.dispatch(started);
      await vi.advanceTimersByTimeAsync(200);
      expect(loads).toBeGreaterThanOrEqual(attempt);
      navigation.dispatch(rendered);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(calls).toEqual(['move to #part', 'move to #part']);
  });

  it('back or forward restores the scroll position instead of moving to a target', () => {
    const { calls, navigation } = setUp();
    navigation.dispatch({ ...started, cause: 'history' });
    navigation.dispatch(rendered);
    expect(calls).toEqual(['restore scroll']);
  });
});

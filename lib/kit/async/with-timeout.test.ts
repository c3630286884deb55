import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout';

describe('withTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('settles like the promise', async () => {
    expect(await withTimeout(Promise.resolve(1), 100, 'Late')).toBe(1);
    await expect(withTimeout(Promise.reject(new Error('No')), 100, 'Late')).rejects.toThrow('No');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects a promise that does not settle in time', async () => {
    const outcome = expect(
      withTimeout(new Promise(() => undefined), 100, 'It is late'),
    ).rejects.toThrow('It is late within 100 ms');
    await vi.advanceTimersByTimeAsync(100);
    await outcome;
  });
});

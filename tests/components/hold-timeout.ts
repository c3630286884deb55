import { vi } from 'vitest';

/**
 * Holds the timer of a duration until the test lets it end. Vitest's own fake timers advance whenever an assertion is tried
 * again, so that on a slow machine the time is over before the test looks.
 * @returns a function that ends the timer, and throws if none of this duration was started
 */
export function holdTimeout(ms: number): () => void {
  const { setTimeout } = window;
  let held: (() => void) | undefined;
  const start = (run: () => void, timeout?: number) => {
    if (timeout !== ms) return setTimeout(run, timeout);
    held = run;
    return 0;
  };
  vi.stubGlobal('setTimeout', start);
  return () => {
    if (!held) throw new Error(`No timer of ${ms} ms was started.`);
    held();
  };
}

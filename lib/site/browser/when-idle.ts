/**
 * Calls back when the browser is idle, or after a time limit.
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void, timeout = 1500): () => void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout });
  return () => window.cancelIdleCallback(handle);
}

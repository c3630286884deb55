/** Calls a function after a number of frames. */
function afterFrames(count: number, run: () => void): void {
  if (count === 0) run();
  else requestAnimationFrame(() => afterFrames(count - 1, run));
}

/** After this many frames, restore-entry.ts has scrolled and the browser has reported it. */
const framesOfLoad = 3;

/**
 * Calls a function when the reader scrolls the page, by whatever means. While the page loads, the browser scrolls it to
 * the hash's target or to its earlier position, and that does not count.
 */
export function onReaderScroll(run: () => void, signal: AbortSignal): void {
  const listen = () => addEventListener('scroll', run, { signal, passive: true, once: true });
  const listenAfterLoad = () => afterFrames(framesOfLoad, listen);
  if (document.readyState === 'complete') listenAfterLoad();
  else addEventListener('load', listenAfterLoad, { signal });
}

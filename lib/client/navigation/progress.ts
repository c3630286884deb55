/** Time that a navigation takes before the progress bar appears (specification: portal.txt, section 9). */
const delayMs = 200;

/** Indicator of a navigation that takes long. */
export type ProgressBar = { start: () => unknown; done: () => unknown };

/**
 * Creates the progress of navigations: a bar that appears if one takes long.
 * @param loadBar loads the bar when it is first needed
 */
export function createProgress(loadBar: () => Promise<ProgressBar>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let bar: Promise<ProgressBar> | undefined;
  const forgetBar = () => {
    // Navigation works without the bar. The next slow navigation loads it again.
    bar = undefined;
  };
  return {
    /** Starts. If the bar is shown because of a navigation that this one replaces, it stays. */
    start: () => {
      if (isShown) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        isShown = true;
        // The navigation may have ended while the bar loaded.
        bar ??= loadBar();
        bar.then((loadedBar) => isShown && loadedBar.start(), forgetBar);
      }, delayMs);
    },
    end: () => {
      clearTimeout(timer);
      timer = undefined;
      if (isShown) bar?.then((loadedBar) => loadedBar.done(), forgetBar);
      isShown = false;
    },
  };
}

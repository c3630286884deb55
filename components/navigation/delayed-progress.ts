/** How long a navigation takes before the bar appears (specification: portal.txt, section 9). */
const delayMs = 200;

type ProgressBar = { start: () => void; done: () => void };

/**
 * Creates a progress bar that appears only if a navigation takes longer than 200 ms.
 * @param load loads the bar when it is needed for the first time
 */
export function createDelayedProgress(load: () => Promise<ProgressBar>): ProgressBar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: Promise<ProgressBar> | undefined;
  // Identifies the current navigation, so that a bar that loads too late does not start.
  let currentId = 0;
  return {
    start() {
      clearTimeout(timer);
      currentId += 1;
      const id = currentId;
      timer = setTimeout(() => {
        bar ??= load();
        bar.then(
          (loadedBar) => id === currentId && loadedBar.start(),
          // Navigation works without the bar.
          () => undefined,
        );
      }, delayMs);
    },
    done() {
      clearTimeout(timer);
      currentId += 1;
      bar?.then(
        (loadedBar) => loadedBar.done(),
        () => undefined,
      );
    },
  };
}

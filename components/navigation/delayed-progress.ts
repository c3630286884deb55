/** Milliseconds before the bar appears (spec, 1-portal.txt section 9). */
const delay = 200;

type Bar = { start: () => void; done: () => void };

/**
 * Shows a bar for what takes longer than 200 ms.
 * @param load the bar, loaded with the first wait that is long enough to need it
 */
export function createDelayedProgress(load: () => Promise<Bar>): Bar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: Promise<Bar> | undefined;
  // Which wait is the last one: a bar that loads while its page arrives must not start any more.
  let wait = 0;
  return {
    start() {
      clearTimeout(timer);
      wait += 1;
      const own = wait;
      timer = setTimeout(() => {
        bar ??= load();
        bar.then(
          (loaded) => own === wait && loaded.start(),
          // Without the bar's code the page comes all the same.
          () => undefined,
        );
      }, delay);
    },
    done() {
      clearTimeout(timer);
      wait += 1;
      bar?.then(
        (loaded) => loaded.done(),
        () => undefined,
      );
    },
  };
}

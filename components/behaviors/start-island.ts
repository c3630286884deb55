import { withTimeout } from '@/lib/kit/async/with-timeout';
import { memoizeAsync } from '@/lib/search/engine/query/memoize-async';
import { loadJson } from '@/lib/site/browser/load-json';
import { whenIdle } from '@/lib/site/browser/when-idle';
import { busyDelayMs, loadFailureEvent, loadTimeoutMs } from '@/lib/site/load-failure';

/**
 * Makes an island interactive, whose HTML is on the page.
 * @param data what is in the file that the island names, or undefined if it names none
 * @returns a function that removes it
 */
export type MountIsland = (
  island: HTMLElement,
  data: unknown,
) => Promise<() => void> | (() => void);

const reportFailure = () => void window.dispatchEvent(new Event(loadFailureEvent));

/** The playground of a page and its preview have the same file. */
const loadData = memoizeAsync(loadJson);

/** Calls back when an island is to start. Returns a function that cancels that. */
type Trigger = (island: HTMLElement, start: () => void) => () => void;

export const atOnce: Trigger = (_island, start) => {
  start();
  return () => undefined;
};

export const whenVisible: Trigger = (island, start) => {
  let cancel = () => observer.disconnect();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    cancel();
    cancel = whenIdle(start);
  });
  observer.observe(island);
  return () => cancel();
};

/** When the pointer, a touch, or the focus reaches it. */
export const whenReached: Trigger = (island, start) => {
  const types = ['pointerenter', 'pointerdown', 'focusin'];
  for (const type of types) island.addEventListener(type, start);
  // The reader may have reached it before this code ran.
  if (island.matches(':hover') || island.contains(document.activeElement)) start();
  return () => {
    for (const type of types) island.removeEventListener(type, start);
  };
};

/** Waits for an island that a click needs, and shows the button as busy. Rejects if that takes too long. */
async function waitForIsland(ready: Promise<void>, button: HTMLElement): Promise<void> {
  const timer = setTimeout(() => {
    button.ariaBusy = 'true';
  }, busyDelayMs);
  try {
    await withTimeout(ready, loadTimeoutMs, 'The island was not ready');
  } finally {
    clearTimeout(timer);
    button.ariaBusy = null;
  }
}

/**
 * Makes an island interactive when its trigger says so. Clicks on its buttons that come before are kept, and repeated when
 * it is ready. If it fails, its HTML remains, and the next click tries again.
 * @param load loads the code that mounts it
 * @param onKeptClick called when a click waits for it
 * @returns a function that removes it
 */
export function startIsland(
  island: HTMLElement,
  load: () => Promise<MountIsland>,
  trigger: Trigger,
  onKeptClick?: () => void,
): () => void {
  const path = island.dataset.islandData;
  let isStopped = false;
  let starting: Promise<void> | undefined;
  let unmount: (() => void) | undefined;

  const mount = async (): Promise<void> => {
    const [mountIsland, data] = await Promise.all([
      load(),
      path === undefined ? undefined : loadData(path),
    ]);
    if (isStopped) return;
    const mounted = await mountIsland(island, data);
    if (isStopped) return mounted();
    unmount = mounted;
    island.dataset.islandReady = '';
  };
  const start = (): Promise<void> => {
    starting ??= mount().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const keepClick = async (button: HTMLElement): Promise<void> => {
    onKeptClick?.();
    try {
      await waitForIsland(start(), button);
    } catch {
      reportFailure();
      return;
    }
    button.click();
  };
  const isReady = () => island.hasAttribute('data-island-ready');
  /** Whether the island was ready when a button was pressed. Some components ignore a click whose press they have missed. */
  let isPressKnown = false;
  const onPress = () => {
    isPressKnown = isReady();
  };
  const onClick = (event: MouseEvent) => {
    const { target, detail } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.closest('[data-island]') !== island) return;
    // A click by keyboard or script has no press.
    if (isReady() && (isPressKnown || detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void keepClick(button);
  };
  island.addEventListener('pointerdown', onPress, true);
  island.addEventListener('click', onClick, true);
  // The HTML of other islands works as far as it can, and a click reports the failure.
  const onFailure = trigger === atOnce ? reportFailure : () => undefined;
  const cancel = trigger(island, () => {
    withTimeout(start(), loadTimeoutMs, 'The island was not ready').catch(onFailure);
  });
  return () => {
    isStopped = true;
    cancel();
    island.removeEventListener('pointerdown', onPress, true);
    island.removeEventListener('click', onClick, true);
    unmount?.();
  };
}

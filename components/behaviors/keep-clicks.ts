import { islandAttribute, islandStateAttribute } from '@/lib/site/data-attributes/islands';
import { loadFailureEvent, loadTimeoutMs } from '@/lib/site/load-failure';

/** How long a click waits before its button is shown as busy. */
const busyMs = 200;

/** Dispatched on an island when a click waits for it. */
export const islandWantedEvent = 'islandwanted';

/** Waits until an island is ready. Rejects if it fails, or takes too long. */
const whenReady = (island: Element) =>
  new Promise<void>((resolve, reject) => {
    const settle = () => {
      const state = island.getAttribute(islandStateAttribute);
      if (state === 'wanted') return;
      observer.disconnect();
      clearTimeout(timer);
      if (state === 'ready') resolve();
      else reject(new Error('The island has failed'));
    };
    const observer = new MutationObserver(settle);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error('The island takes too long'));
    }, loadTimeoutMs);
    observer.observe(island, { attributeFilter: [islandStateAttribute] });
  });

/** Keeps a click until its island is ready, and then repeats it. */
async function keepClick(button: HTMLElement, island: Element): Promise<void> {
  const timer = setTimeout(() => {
    button.ariaBusy = 'true';
  }, busyMs);
  const ready = whenReady(island);
  island.setAttribute(islandStateAttribute, 'wanted');
  island.dispatchEvent(new Event(islandWantedEvent));
  try {
    await ready;
  } catch {
    window.dispatchEvent(new Event(loadFailureEvent));
    return;
  } finally {
    clearTimeout(timer);
    button.ariaBusy = null;
  }
  button.click();
}

/** Keeps clicks on the buttons of islands whose code has not started, and repeats them when it has. */
export function keepClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      const island = button?.closest(`[${islandAttribute}]`);
      if (!button || !island || island.getAttribute(islandStateAttribute) === 'ready') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void keepClick(button, island);
    },
    true,
  );
}

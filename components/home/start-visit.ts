import { islandWantedEvent } from '@/components/behaviors/keep-clicks';
import { loadIslandData } from '@/lib/browser/load-island-data';
import type { BuiltDemo } from '@/lib/home/demo';
import { isRecord } from '@/lib/json/is-record';
import { islandStateAttribute } from '@/lib/site/data-attributes/islands';

/** Only the form is checked: the file is part of this site. */
const isBuiltDemo = (value: unknown): value is BuiltDemo =>
  isRecord(value) && isRecord(value.demo) && isRecord(value.initial);

/**
 * Makes the demonstration of the home page interactive when the reader reaches for it.
 * @returns a function that removes it
 */
export function startVisit(container: HTMLElement): () => void {
  const listeners = new AbortController();
  let unmount: (() => void) | undefined;
  let isStarting = false;

  const start = async (): Promise<void> => {
    if (isStarting) return;
    isStarting = true;
    try {
      const [built, { mountVisit }] = await Promise.all([
        loadIslandData(container, isBuiltDemo),
        import('./mount-visit'),
      ]);
      const mounted = await mountVisit(container, built);
      if (listeners.signal.aborted) return mounted();
      unmount = mounted;
      listeners.abort();
    } catch {
      // The next action tries again.
      isStarting = false;
      container.setAttribute(islandStateAttribute, 'failed');
    }
  };
  for (const type of ['pointerenter', 'pointerdown', 'focusin', islandWantedEvent])
    container.addEventListener(type, () => void start(), { signal: listeners.signal });
  // The reader may have reached it before this code ran.
  const isReached = container.matches(':hover') || container.contains(document.activeElement);
  if (isReached || container.getAttribute(islandStateAttribute) === 'wanted') void start();
  return () => {
    listeners.abort();
    unmount?.();
  };
}

import { whenIdle } from '@/lib/browser/when-idle';
import {
  exampleAttribute,
  islandStateAttribute,
  playgroundAttribute,
  previewAttribute,
} from '@/lib/site/data-attributes/islands';
import { loadExamples } from './load-examples';
import { startPlayground } from './open-playground';

const listElements = (attribute: string) =>
  document.querySelectorAll<HTMLElement>(`[${attribute}]`);

/** Makes a preview interactive, whose HTML is on the page. Returns a function that removes it. */
async function startPreview(container: HTMLElement): Promise<() => void> {
  const [examples, { mountPreview }] = await Promise.all([
    loadExamples(container),
    import('./mount-preview'),
  ]);
  return mountPreview(container, examples[Number(container.getAttribute(exampleAttribute))]);
}

/** Makes the previews of the page interactive, each once it is visible. */
function startPreviews(): () => void {
  const stops: Array<() => void> = [];
  let isStopped = false;
  const start = async (container: HTMLElement): Promise<void> => {
    try {
      const unmount = await startPreview(container);
      if (isStopped) unmount();
      else stops.push(unmount);
    } catch {
      // The HTML remains. The first click on it reports the failure (components/behaviors/keep-clicks.ts).
      container.setAttribute(islandStateAttribute, 'failed');
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      stops.push(whenIdle(() => void start(target)));
    }
  });
  for (const container of listElements(previewAttribute)) observer.observe(container);
  return () => {
    isStopped = true;
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

/**
 * Makes the previews and the playgrounds of the page interactive.
 * @returns a function that removes them
 */
export function startExamples(): () => void {
  const stops = [startPreviews(), ...[...listElements(playgroundAttribute)].map(startPlayground)];
  return () => {
    for (const stop of stops) stop();
  };
}

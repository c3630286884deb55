import { loadWithStatus } from './load-status';

/** Renders an application into a container. Returns a function that removes it. */
type Mount = (container: HTMLElement) => () => void;

/**
 * Renders an application of the page into its container, which meanwhile shows that the code loads, or that it has failed.
 * @param subject what is loaded, as part of a sentence
 * @returns a function that removes the application
 */
export function mountWhenLoaded(
  container: HTMLElement,
  subject: string,
  load: () => Promise<Mount>,
): () => void {
  let isStopped = false;
  let unmount: (() => void) | undefined;
  const open = async (): Promise<void> => {
    const mount = await loadWithStatus(container, subject, load, () => void open(), {
      className: '',
    });
    if (!isStopped) unmount = mount?.(container);
  };
  void open();
  return () => {
    isStopped = true;
    unmount?.();
  };
}

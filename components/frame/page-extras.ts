import { copyMarkdown } from './copy-markdown';
import { preloadLinks } from './preload-links';
import { rememberTasks } from './remember-tasks';

/**
 * What a page can do besides being read: pages ahead are loaded, the page is copied, tasks are remembered. None of
 * it is needed at once, so it loads after the page.
 * @param path the page's path, without the base URL
 * @param preload loads a page ahead
 * @returns stops it
 */
export function startExtras(path: string, preload: (path: string) => void): () => void {
  rememberTasks(path);
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('[data-copy-markdown]');
    if (button instanceof HTMLElement) void copyMarkdown(button);
  };
  document.addEventListener('click', onClick);
  const stopPreloading = preloadLinks(preload);
  return () => {
    document.removeEventListener('click', onClick);
    stopPreloading();
  };
}

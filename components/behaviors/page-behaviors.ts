import { registerIslandHost } from '@/components/navigation/islands';
import { prefetchLinks } from '@/components/navigation/prefetch-links';
import type { StartBehaviors } from '@/components/navigation/soft-navigation';
import { highlightParameter } from '@/lib/search/search-urls';
import { analyticsId, hideNavbarOnScroll } from '@/lib/site/browser-settings';
import { closeAnnouncement } from './close-announcement';
import { copyCode, observeCodeOverflow, toggleCodeWrap } from './code-actions';
import { copyMarkdown } from './copy-markdown';
import { trackCurrentHeading } from './current-heading';
import { enhanceDropdowns } from './dropdowns';
import { persistTasks } from './persist-tasks';
import { revealTarget } from './reveal-target';
import { scrollSidebarToCurrentPage } from './scroll-sidebar';
import { syncThemeColor } from './theme-color';
import { updateVersionLinks } from './version-links';

/** Buttons that are plain HTML, by the attribute that names what they do. */
function listenForButtons(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.matches('[data-copy-markdown]')) void copyMarkdown(button);
    if (button?.matches('[data-copy-code]')) void copyCode(button);
    if (button?.matches('[data-wrap-code]')) toggleCodeWrap(button);
    if (button?.matches('[data-close-announcement]')) closeAnnouncement(button);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Starts a part that has a file of its own, once that has loaded; the page is read as well without it. */
function startLate(load: () => Promise<() => unknown>): () => void {
  let stop: unknown;
  let left = false;
  load().then(
    (start) => {
      if (!left) stop = start();
    },
    () => undefined,
  );
  return () => {
    left = true;
    if (typeof stop === 'function') stop();
  };
}

/** The same for what only some pages have, by the attribute that marks it. */
function startWhereMarked(
  mark: string,
  load: () => Promise<(marked: HTMLElement) => unknown>,
): () => void {
  const marked = document.querySelector<HTMLElement>(`[${mark}]`);
  if (!marked) return () => undefined;
  return startLate(() => load().then((start) => () => start(marked)));
}

/** Starts the behaviors of a page. None is needed at once, so they load after the page. */
export const startBehaviors: StartBehaviors = (path, prefetch, setIslands) => {
  persistTasks(path);
  scrollSidebarToCurrentPage();
  // From now on the plain buttons do something (globals.css).
  document.documentElement.dataset.extras = '';
  const stops = [
    registerIslandHost(setIslands),
    listenForButtons(),
    prefetchLinks(prefetch),
    revealTarget(),
    observeCodeOverflow(),
    trackCurrentHeading(),
    enhanceDropdowns(),
    updateVersionLinks(path),
    syncThemeColor(),
    ...(window.location.search.includes(`${highlightParameter}=`)
      ? [startLate(() => import('./highlight-words').then((part) => part.highlightWordsFromUrl))]
      : []),
    startWhereMarked('data-near-matches', () =>
      import('./suggest-similar-pages').then(({ suggestSimilarPages }) => suggestSimilarPages),
    ),
    startWhereMarked('data-sandbox-panel', () =>
      import('@/components/sandbox/mount-sandbox-panel').then(
        ({ mountSandboxPanel }) => mountSandboxPanel,
      ),
    ),
    startWhereMarked('data-element-filter', () =>
      import('./filter-elements').then(({ filterElements }) => filterElements),
    ),
    startWhereMarked('data-run', () =>
      import('./add-run-buttons').then(({ addRunButtons }) => addRunButtons),
    ),
    ...(analyticsId
      ? [
          startLate(() =>
            import('./analytics').then((part) => () => part.trackPageView(analyticsId)),
          ),
        ]
      : []),
    ...(hideNavbarOnScroll
      ? [startLate(() => import('./hide-navbar').then((part) => part.hideNavbarOnScroll))]
      : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

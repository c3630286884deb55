import { followLinks } from '@/components/navigation/follow-links';
import { registerIslandHost } from '@/components/navigation/islands';
import { createNavigation } from '@/components/navigation/navigation';
import { watchHistory } from '@/components/navigation/router-history';
import { watchScrollPositions } from '@/components/navigation/scroll-positions';
import type { NavigationHost } from '@/components/navigation/soft-navigation';
import { hideLoadFailureMessage } from '@/lib/browser/load-failure-message';
import { analyticsId, hideNavbarOnScroll } from '@/lib/site/browser-settings';
import { behaviorsReadyAttribute } from '@/lib/site/data-attributes/docs';
import { casesAttribute } from '@/lib/site/data-attributes/sandbox-cases';
import {
  listFilterAttribute,
  nearMatchesAttribute,
  requestPanelAttribute,
  runButtonAttribute,
  sandboxPanelAttribute,
} from '@/lib/site/data-attributes/widgets';
import { workflowAttribute } from '@/lib/site/data-attributes/workflows';
import { loadFailureEvent, loadTimeoutMs } from '@/lib/site/load-failure';
import { highlightParameter } from '@/lib/site-search/search-urls';
import { prefetchLinks } from './prefetch-links';
import { queueClicks } from './queue-clicks';
import { storeOpenedPage } from './store-opened-page';

const reportLoadFailure = () => void window.dispatchEvent(new Event(loadFailureEvent));

/**
 * Loads a behavior from its own chunk and starts it.
 * @param onFailure called if the chunk does not load, or not in time
 */
function startLazily(
  load: () => Promise<() => unknown>,
  onFailure: () => void = reportLoadFailure,
): () => void {
  let stop: unknown;
  let isStopped = false;
  const timer = setTimeout(onFailure, loadTimeoutMs);
  load()
    .then((start) => {
      if (!isStopped) stop = start();
    }, onFailure)
    .finally(() => clearTimeout(timer));
  return () => {
    isStopped = true;
    clearTimeout(timer);
    if (typeof stop === 'function') stop();
  };
}

/** Loads and starts a behavior only if the page has an element with the attribute. */
function startIfPresent(
  attribute: string,
  load: () => Promise<(element: HTMLElement) => unknown>,
): () => void {
  const element = document.querySelector<HTMLElement>(`[${attribute}]`);
  if (!element) return () => undefined;
  return startLazily(() => load().then((start) => () => start(element)));
}

/** Makes the buttons that run samples work, if there are any. They are in the page's HTML, so readers may click early. */
function startRunButtons(): () => void {
  if (!document.querySelector(`[${runButtonAttribute}]`)) return () => undefined;
  const clicks = queueClicks(`[${runButtonAttribute}]`);
  const stop = startLazily(
    () =>
      import('./run-samples').then(({ runSamples }) => () => {
        const stopRunning = runSamples();
        clicks.repeat();
        return stopRunning;
      }),
    () => {
      clicks.discard();
      reportLoadFailure();
    },
  );
  return () => {
    clicks.discard();
    stop();
  };
}

/** The navigation of this document. */
export const navigation = createNavigation();

/**
 * Starts the behaviors of a page. Loaded after the page, because the page can be read without them.
 * @returns a function that stops the behaviors
 */
export function startBehaviors(host: NavigationHost): () => void {
  storeOpenedPage();
  document.documentElement.setAttribute(behaviorsReadyAttribute, '');
  hideLoadFailureMessage();
  const cleanups = [
    registerIslandHost(host.setIslands),
    followLinks(host, navigation),
    watchHistory(host, navigation),
    watchScrollPositions(host, navigation),
    prefetchLinks(host.prefetch),
    ...(window.location.search.includes(`${highlightParameter}=`)
      ? [
          startLazily(() =>
            import('./highlight-words').then((module) => module.highlightWordsFromUrl),
          ),
        ]
      : []),
    startIfPresent(nearMatchesAttribute, () =>
      import('./suggest-similar-pages').then(({ suggestSimilarPages }) => suggestSimilarPages),
    ),
    startIfPresent(sandboxPanelAttribute, () =>
      import('@/components/sandbox/mount-sandbox-panel').then(
        ({ mountSandboxPanel }) => mountSandboxPanel,
      ),
    ),
    startIfPresent(casesAttribute, () => import('./run-cases').then(({ runCases }) => runCases)),
    startIfPresent(requestPanelAttribute, () =>
      import('./open-request-panel').then(({ openRequestPanel }) => openRequestPanel),
    ),
    startIfPresent(workflowAttribute, () =>
      import('./open-workflow-runner').then(({ openWorkflowRunner }) => openWorkflowRunner),
    ),
    startIfPresent(listFilterAttribute, () =>
      import('./filter-lists').then(({ filterLists }) => filterLists),
    ),
    startRunButtons(),
    ...(analyticsId
      ? [
          startLazily(
            () => import('./analytics').then((module) => () => module.trackPageView(analyticsId)),
            () => undefined,
          ),
        ]
      : []),
    ...(hideNavbarOnScroll
      ? [startLazily(() => import('./hide-navbar').then((module) => module.hideNavbarOnScroll))]
      : []),
  ];
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}

import { mountWhenLoaded } from '@/components/behaviors/mount-when-loaded';
import { openRequestPanel } from '@/components/behaviors/open-request-panel';
import { openWorkflowRunner } from '@/components/behaviors/open-workflow-runner';
import { runSamples } from '@/components/behaviors/run-samples';
import { atOnce, startIsland, whenReached, whenVisible } from '@/components/behaviors/start-island';
import { startSuggestions } from '@/components/behaviors/start-suggestions';
import type { DataAttribute } from '@/lib/client/data-attributes';
import { watchIncompleteCategories } from '@/lib/client/navigation/complete-categories';
import { canShowPages, startNavigation } from '@/lib/client/navigation/navigate';
import { prefetchLinks } from '@/lib/client/navigation/prefetch-links';
import { highlightParameter } from '@/lib/search/site/search-urls';
import { hideLoadFailureMessage } from '@/lib/site/browser/load-failure-message';
import { getOfflineWorker, sendToWorker } from '@/lib/site/browser/register-worker';
import { analyticsId, hideNavbarOnScroll } from '@/lib/site/browser-settings';
import { busyDelayMs, loadFailureEvent, loadTimeoutMs } from '@/lib/site/load-failure';
import { lazyCode } from './registry';

/** Reports the page that is shown now to a worker that stores pages, because it gets no request for the page. */
function storeOpenedPage(): void {
  sendToWorker(getOfflineWorker(), { type: 'keep-page', url: window.location.href });
}

/** The script that starts the navigation between pages, and the behaviors of each page. */

const reportLoadFailure = () => void window.dispatchEvent(new Event(loadFailureEvent));

const nothing = (): void => undefined;

/**
 * Loads a behavior and starts it.
 * @param onFailure called if its code does not load, or not in time
 * @returns a function that stops it
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

/** Starts a behavior only if the page has an element with an attribute. */
function startIfPresent(
  attribute: DataAttribute,
  start: (element: HTMLElement) => () => void,
): () => void {
  const element = document.querySelector<HTMLElement>(`[${attribute}]`);
  return element ? start(element) : nothing;
}

/** Starts what the code that loads meanwhile will need. That code reports a failure. */
const startSandbox = () =>
  void lazyCode
    .sandbox()
    .then(({ getSandboxClient }) => getSandboxClient().start())
    .catch(nothing);
const preloadIndex = () =>
  void lazyCode
    .searchIndex()
    .then(({ preloadIndex }) => preloadIndex())
    .catch(nothing);

/** A browser reads the data of languages with their first use, which takes long. Doing so while code loads costs no time. */
const startVisit = () => {
  startSandbox();
  setTimeout(() => void Intl.DateTimeFormat.supportedLocalesOf('en'), busyDelayMs * 2);
};

/** The islands whose HTML is on the page: when they start, and what a click that waits for one starts, too. */
const islands = [
  ['preview', whenVisible],
  ['playground', atOnce],
  ['visit', whenReached, startVisit],
  ['console', atOnce],
] as const;

const startIslands = () =>
  islands.flatMap(([kind, trigger, onKeptClick]) =>
    [...document.querySelectorAll<HTMLElement>(`[data-island="${kind}"]`)].map((island) =>
      startIsland(island, lazyCode[kind], trigger, onKeptClick),
    ),
  );

const startPrefetching = prefetchLinks(canShowPages());

/** Starts the behaviors of the page that is shown. Returns a function that stops them. */
function startPage(): () => void {
  const stops = [
    startPrefetching(),
    ...startIslands(),
    startIfPresent('data-run-button', () => runSamples(lazyCode.runPanels, startSandbox)),
    startIfPresent('data-request-panel', (section) =>
      openRequestPanel(section, lazyCode.requestPanel),
    ),
    startIfPresent('data-workflow', (section) =>
      openWorkflowRunner(section, lazyCode.workflowRunner),
    ),
    startIfPresent('data-sandbox-panel', (container) =>
      startLazily(async () => {
        const { mountSandboxPanel } = await lazyCode.sandboxPanel();
        return () => mountSandboxPanel(container);
      }),
    ),
    startIfPresent('data-search-page', (container) => {
      preloadIndex();
      return mountWhenLoaded(
        container,
        'the search',
        async () => (await lazyCode.searchPage()).mountSearchPage,
      );
    }),
    startIfPresent('data-traffic-check', (container) =>
      mountWhenLoaded(
        container,
        'the check',
        async () => (await lazyCode.checkPanel()).mountCheckPanel,
      ),
    ),
    startIfPresent('data-offline-settings', (container) =>
      mountWhenLoaded(
        container,
        'the settings',
        async () => (await lazyCode.offlineSettings()).mountOfflineSettings,
      ),
    ),
    startIfPresent('data-cases', (root) =>
      startLazily(async () => {
        const { runCases } = await lazyCode.runCases();
        return () => runCases(root);
      }),
    ),
    startIfPresent('data-access-settings', (settings) =>
      startLazily(async () => {
        const { insertAccess } = await lazyCode.insertAccess();
        return () => insertAccess(settings);
      }),
    ),
    startIfPresent('data-list-filter', () =>
      startLazily(async () => (await lazyCode.filterLists()).filterLists),
    ),
    startIfPresent('data-near-matches', (section) =>
      startLazily(async () => {
        const { suggestSimilarPages } = await lazyCode.suggestSimilarPages();
        return () => void suggestSimilarPages(section);
      }),
    ),
  ];
  if (window.location.search.includes(`${highlightParameter}=`))
    stops.push(startLazily(async () => (await lazyCode.highlightWords()).highlightWordsFromUrl));
  if (hideNavbarOnScroll)
    stops.push(startLazily(async () => (await lazyCode.hideNavbar()).hideNavbarOnScroll));
  if (analyticsId)
    stops.push(
      startLazily(async () => {
        const { trackPageView } = await lazyCode.analytics();
        return () => trackPageView(analyticsId);
      }, nothing),
    );
  return () => {
    for (const stop of stops) stop();
  };
}

function start(): void {
  startSuggestions(lazyCode.suggestions, preloadIndex);
  document.documentElement.dataset.behaviorsReady = '';
  hideLoadFailureMessage();
  watchIncompleteCategories(async () => (await lazyCode.sidebarData()).completeSidebar());
  let stopPage = startPage();
  startNavigation({
    loadSidebarData: lazyCode.sidebarData,
    loadProgressBar: async () => (await lazyCode.progressBar()).progressBar,
    onLeave: () => stopPage(),
    onShow: () => {
      storeOpenedPage();
      stopPage = startPage();
    },
  });
}

// A module script runs when the document is parsed, or as soon as it arrives if it is async.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

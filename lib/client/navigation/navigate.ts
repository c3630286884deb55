import { storeEntryState } from '../../site/browser/entry-states';
import { findNavigationApi } from '../../site/browser/find-navigation-api';
import { findHashTarget } from '../../site/browser/hash-target';
import { nextFrame } from '../../site/browser/next-frame';
import { restoreEvent } from '../../site/browser/page-events';
import { type LoadedPage, loadPageData, readBuild } from './load-page-data';
import { findPagePath } from './page-links';
import { createProgress, type ProgressBar } from './progress';
import { hasArea, showPage } from './show-page';

/**
 * Shows the target of a followed link: scrolls to the element that the hash refers to, or else to the top, and moves the
 * focus there. Keyboard and screen reader users continue from there.
 */
function moveToTarget(hash: string): void {
  const target = findHashTarget(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  focusTarget(target);
}

/** Moves the focus to an element, or else to the main part, without scrolling. */
function focusTarget(target: HTMLElement | null): void {
  const focused = target ?? document.getElementById('main');
  if (!focused) return;
  if (focused.tabIndex < 0) focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

let announcer: HTMLElement | undefined;

/** Announces the title of the page that is shown to screen readers, as browsers do when they load a page. */
function announcePage(): void {
  if (!announcer) {
    announcer = document.createElement('p');
    announcer.className = 'visually-hidden';
    announcer.ariaLive = 'assertive';
    document.body.append(announcer);
  }
  announcer.textContent = document.title;
}

/**
 * Navigation between the pages of the site without page loads, by the Navigation API. A link is followed when the data of
 * its page has arrived, as browsers do; whatever is unexpected becomes a page load.
 */

/** Interface between the navigation and the page's behaviors. */
export type PageLifecycle = {
  loadProgressBar: () => Promise<ProgressBar>;
  loadSidebarData: () => Promise<typeof import('./complete-sidebar')>;
  /** Called before the page that is shown is replaced. */
  onLeave: () => void;
  /** Called when another page is shown. */
  onShow: () => void;
};

/** A page that has arrived. */
type Arrival = {
  page: LoadedPage;
  /** Adds what the document lacks of its area. */
  showArea: (() => void) | undefined;
};

/** Information of a navigation for its own listener: the page to show, or none if the browser loads it. */
class FollowedLink {
  constructor(readonly arrival: Arrival | undefined) {}
}

/** Whether this document can show other pages: the browser can, and it has a place for them. */
export const canShowPages = () =>
  findNavigationApi() !== undefined &&
  readBuild() !== undefined &&
  document.querySelector('[data-page-content]') !== null;

const manual = { scroll: 'manual', focusReset: 'manual' } as const;

/** Shows what the reader has left of a history entry. Without a storage, the browser knows the position only. */
function restorePosition(event: PortalNavigateEvent): void {
  if (window.dispatchEvent(new Event(restoreEvent, { cancelable: true }))) event.scroll();
}

/** Starts to navigate without page loads, if the browser and this document can. */
export function startNavigation({
  loadProgressBar,
  loadSidebarData,
  onLeave,
  onShow,
}: PageLifecycle): void {
  const navigation = findNavigationApi();
  if (!navigation || !canShowPages()) return;
  const progress = createProgress(loadProgressBar);
  /** The path of the page that is shown. */
  let shownPath = findPagePath(new URL(window.location.href));
  /** Ends the wait for the page of a link. */
  let waiting: AbortController | undefined;

  /** Loads what the document needs to show a page. */
  const load = async (path: string): Promise<Arrival | undefined> => {
    const page = await loadPageData(path);
    if (!page) return undefined;
    if (hasArea(page)) return { page, showArea: undefined };
    return { page, showArea: await (await loadSidebarData()).loadArea(page) };
  };

  /** Adds the contextual links of a page. If they do not arrive, the link of their category still leads to them. */
  const addLinks = async ({ path, sidebar: { contextual = '' } }: LoadedPage) => {
    const { addContextualList } = await loadSidebarData();
    await addContextualList(contextual, () => path === shownPath);
  };

  const show = ({ page, showArea }: Arrival) => {
    onLeave();
    showArea?.();
    shownPath = page.path;
    if (showPage(page)) addLinks(page).catch(() => undefined);
    progress.end();
  };
  const finish = () => {
    announcePage();
    onShow();
  };

  /** Follows a link as soon as the data of its page is there. */
  const follow = async (url: string, path: string, history: 'push' | 'replace') => {
    waiting = new AbortController();
    const { signal } = waiting;
    progress.start();
    const [arrival] = await Promise.all([load(path).catch(() => undefined), nextFrame()]);
    if (signal.aborted) return;
    const info = new FollowedLink(arrival);
    const { committed, finished } = navigation.navigate(url, { history, info });
    // A navigation that another one replaces rejects.
    for (const result of [committed, finished]) result?.catch(() => undefined);
  };

  /** Shows the page of a link that has arrived. */
  const showFollowed = async (arrival: Arrival, hash: string) => {
    show(arrival);
    moveToTarget(hash);
    finish();
  };

  /** Shows the page of an earlier history entry as the reader left it. */
  const showAgain = async (event: PortalNavigateEvent, path: string) => {
    const arrival = await load(path).catch(() => undefined);
    if (event.signal.aborted) return;
    if (!arrival) return window.location.reload();
    show(arrival);
    restorePosition(event);
    focusTarget(null);
    finish();
  };

  /**
   * Shows an earlier position on the page that is shown. Chromium itself would scroll to the target of the hash. Until this
   * has ended, the position of the entry is not known, so that another Back must not store it.
   */
  const restoreSame = async (event: PortalNavigateEvent) => {
    // An intercepted navigation has no such event, which opens and closes what the hash is of.
    window.dispatchEvent(new Event('hashchange'));
    restorePosition(event);
  };

  /** Follows a link to the page that is shown. If it changes only the query, the reader's position stays. */
  const showSame = async (from: URL, to: URL) => {
    if (to.hash !== from.hash) window.dispatchEvent(new Event('hashchange'));
    if (to.search === from.search || to.hash !== from.hash) moveToTarget(to.hash);
  };

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, info } = event;
    const isTraversal = navigationType === 'traverse';
    const url = new URL(destination.url);
    // Browsers report a link to the target that the address has like a script that replaces the address by itself.
    const isSameTarget = url.hash !== '' && url.href === window.location.href;
    const isByScript =
      !isTraversal && destination.sameDocument && !event.hashChange && !isSameTarget;
    if (isByScript && navigationType === 'replace') return;
    storeEntryState();
    // For example the entry of the open menu.
    if (isByScript) return;
    waiting?.abort();
    const path = findPagePath(url);
    // The address can be that of a page that had not arrived when the reader went on, and is not shown.
    const isOnPage = event.hashChange && path === shownPath;
    const isSameAgain = isTraversal && destination.sameDocument && isOnPage;
    if (isSameAgain && event.canIntercept) {
      progress.end();
      event.intercept({ ...manual, handler: () => restoreSame(event) });
      return;
    }
    const isForBrowser =
      path === undefined ||
      !event.canIntercept ||
      isOnPage ||
      isSameTarget ||
      event.downloadRequest !== null ||
      event.formData !== null ||
      navigationType === 'reload' ||
      (isTraversal && (!destination.sameDocument || path === shownPath)) ||
      (info instanceof FollowedLink && !info.arrival);
    if (isForBrowser) return progress.end();

    if (info instanceof FollowedLink && info.arrival) {
      const { arrival } = info;
      event.intercept({ ...manual, handler: () => showFollowed(arrival, url.hash) });
    } else if (path === shownPath) {
      progress.end();
      const from = new URL(window.location.href);
      event.intercept({ ...manual, handler: () => showSame(from, url) });
    } else if (isTraversal) {
      progress.start();
      event.intercept({ ...manual, handler: () => showAgain(event, path) });
    } else {
      event.preventDefault();
      const history = navigationType === 'replace' ? 'replace' : 'push';
      void follow(url.href, path, history);
    }
  });
  // The browser shows the document again that it has left for another one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && progress.end());
}

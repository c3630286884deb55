import { reactFile } from '../../../.generated/site/page-scripts';
import { tokenStorageKey } from '../../calls/console/token-storage';
import { panelHash, runnerHash } from '../../calls/opening-hashes';
import { serverKey } from '../../calls/request/browser/own-access';
import { highlightParameter } from '../../search/site/search-urls';
import { assetUrl } from '../../site/base-url';
import { findNavigationApi } from '../../site/browser/find-navigation-api';
import { nextFrame } from '../../site/browser/next-frame';
import { onReaderScroll } from '../../site/browser/reader-scroll';
import { analyticsId, hideNavbarOnScroll } from '../../site/browser-settings';

/**
 * Loads the behaviors of a page (components/islands/start.ts) when the reader begins to use it: a page that is only opened
 * needs none.
 */

const root = document.documentElement;
/** The element of this script names the file (lib/build/export/deliver-page.ts). */
const src = document.currentScript?.dataset.src ?? '';
const integrity = document.currentScript?.dataset.integrity ?? '';
const listeners = new AbortController();

/** Elements that open or are an island. */
const islands = [
  '[data-island]',
  '[data-run-button]',
  '[role="search"]',
  ...[panelHash, runnerHash].map((hash) => `a[href$="${hash}"]`),
].join();

/** Requests React beside the behaviors, which then request the rest of the island's code. */
function preloadReact(): void {
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: assetUrl(reactFile) };
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** Time after which a press is no click: the reader drags, or holds. */
const pressMs = 300;

function loadBehaviors(event?: Event): void {
  if (listeners.signal.aborted) return;
  listeners.abort();
  root.dataset.prepared = 'started';
  // In development, the page has a script element for them.
  if (src === '') return;
  const attributes = { type: 'module', src, integrity };
  const script = Object.assign(document.createElement('script'), attributes);
  // What has been appended does not run again.
  const append = () => document.head.append(script);
  const target = event?.target;
  if (target instanceof Element && target.closest(islands)) preloadReact();
  if (event?.type !== 'pointerdown') {
    append();
    return;
  }
  // A tap is answered first: behaviors take some frames to start.
  const preload = { rel: 'modulepreload', href: src, integrity };
  document.head.append(Object.assign(document.createElement('link'), preload));
  const options = { capture: true, once: true };
  addEventListener('click', () => void nextFrame().then(append), options);
  setTimeout(append, pressMs);
}

/** The parts of pages that behaviors fill in. */
const parts = [
  '[data-sandbox-panel]',
  '[data-cases]',
  '[data-near-matches]',
  '[data-offline-settings]',
  '[data-search-page]',
  '[data-traffic-check]',
  '[data-console]',
].join();

/** Whether samples of the page have to show the server or the token of this tab (lib/calls/request/browser/own-access.ts). */
function hasOwnAccess(): boolean {
  try {
    return (
      [serverKey, tokenStorageKey].some((key) => sessionStorage.getItem(key)) &&
      document.querySelector('[data-access-settings]') !== null
    );
  } catch {
    return false;
  }
}

/** The hash of a link to a playground, which contains a document. */
const sharedDocument = /^#[\w-]+=/;

/** Whether only behaviors can make the HTML what this reader should see, or report that they see it. */
function isIncomplete(): boolean {
  const { hash, search } = location;
  // Back can lead to another page of this document, without any other event.
  const { length = 0 } =
    findNavigationApi()
      ?.entries()
      .filter((entry) => entry.sameDocument) ?? [];
  return (
    length > 1 ||
    hash === panelHash ||
    hash === runnerHash ||
    hasOwnAccess() ||
    sharedDocument.test(hash) ||
    search.includes(`${highlightParameter}=`) ||
    Boolean(analyticsId) ||
    hideNavbarOnScroll ||
    document.querySelector(parts) !== null
  );
}

/** Loads the behaviors with the first action of the reader, or at once if the page is incomplete without them. */
export function loadBehaviorsOnDemand(): void {
  root.dataset.prepared = 'waiting';
  if (src === '' || isIncomplete()) {
    loadBehaviors();
    return;
  }
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel'])
    addEventListener(type, loadBehaviors, options);
  onReaderScroll(loadBehaviors, listeners.signal);
}

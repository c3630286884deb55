import { isConnectionGood } from '../browser/connection';
import { findHashTarget } from '../browser/hash-target';
import { onReaderScroll } from '../browser/reader-scroll';
import { analyticsId } from '../site/browser-settings';
import { hydratedAttribute } from '../site/data-attributes/document';
import { loadTimeoutMs } from '../site/load-failure';
import { type PageCode, pageCodeId, payloadUrl } from '../site/page-code';
import { highlightParameter } from '../site-search/highlight-parameter';
import { preparePage } from './prepare-page';
import { fail, queueActions } from './queue-actions';

/**
 * The last script of the pages with parts that Next's client hydrates, which loads when the reader begins to use the page.
 */

/** How long stylesheets wait for the page, which may wait for something that never arrives. */
const loadWaitMs = 2000;

/**
 * Waits until the page is loaded. Until then, Chromium scrolls to the hash's target again when a stylesheet has arrived,
 * although it has restored the position of a page that is loaded again.
 */
const waitForLoad = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') return resolve(undefined);
    addEventListener('load', resolve);
    setTimeout(resolve, loadWaitMs);
  });

/**
 * Adds stylesheets, and applies them together when all have arrived or failed. One alone would override rules of the page's
 * style element that those after it override again: the page would change for a moment, and what is read would move.
 */
function addStylesheets(html: string): void {
  document.head.insertAdjacentHTML('beforeend', html);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[media][fetchpriority]')];
  const apply = () => {
    for (const link of links) link.media = 'all';
  };
  const settle = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  Promise.all(links.map(settle)).then(apply);
  setTimeout(apply, loadTimeoutMs);
}

/** Loads Next's runtime and hands the page's payload to it, as the scripts in the exported page did. */
async function hydrate(code: PageCode): Promise<void> {
  const { payload, buildId, scripts, stylesheets, entry } = code;
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  for (const href of scripts) add('link', { rel: 'preload', as: 'script', href });
  const response = await fetch(payloadUrl(payload, buildId));
  const text = await response.text();
  // After a deployment, the payload can be another page's than this document's.
  if (!response.ok || !text.includes(`"b":"${buildId}"`)) throw new Error(`${payload} differs`);
  await waitForLoad();
  // React recognizes them as loaded.
  addStylesheets(stylesheets);
  Object.assign(window, { __next_f: [[0], [1, text]], TURBOPACK: [entry] });
  for (const src of scripts) add('script', { src, async: true });
}

const isHydrated = () => document.documentElement.hasAttribute(hydratedAttribute);
const listeners = new AbortController();
const options = { capture: true, signal: listeners.signal };

/** Hydrates the page, once. */
function wake(): void {
  if (listeners.signal.aborted) return;
  listeners.abort();
  setTimeout(() => isHydrated() || fail(hydratedAttribute), loadTimeoutMs);
  const code: PageCode = JSON.parse(document.getElementById(pageCodeId)?.textContent ?? '');
  hydrate(code).catch(() => fail(hydratedAttribute));
}

/** Hydrates the page as soon as the browser has time for it. Safari lacks `requestIdleCallback`. */
const wakeWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(wake);

/** The browser moves the focus to the hash's target without the reader. */
function onFocusIn({ target }: FocusEvent): void {
  if (target !== findHashTarget(location.hash)) wake();
}

let pointer: string | undefined;

/** Browsers also report a pointer that does not move when the page moves below it. */
function onPointerMove({ clientX, clientY }: PointerEvent): void {
  const position = `${clientX} ${clientY}`;
  if (pointer !== undefined && pointer !== position) wake();
  pointer = position;
}

preparePage();
queueActions(hydratedAttribute);

addEventListener('keydown', wake, options);
addEventListener('pointerdown', wake, options);
addEventListener('focusin', onFocusIn, options);
if (isConnectionGood()) {
  addEventListener('pointermove', onPointerMove, options);
  addEventListener('wheel', wake, { ...options, passive: true });
  onReaderScroll(wakeWhenIdle, listeners.signal);
}

/** Whether only code can make the HTML what this reader should see, or reports that they see it. */
function isIncomplete(): boolean {
  const { hash, search } = location;
  // A shared document of a playground is in the hash.
  const isMissingTarget = hash.length > 1 && !findHashTarget(hash);
  return isMissingTarget || search.includes(`${highlightParameter}=`) || Boolean(analyticsId);
}

if (isIncomplete()) wake();

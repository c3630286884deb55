import { isConnectionGood } from '../browser/connection';
import { findHashTarget } from '../browser/hash-target';
import { onReaderScroll } from '../browser/reader-scroll';
import { restorePositionAfterLoad } from '../browser/restore-position-after-load';
import { scrollSidebarToCurrentPage } from '../browser/scroll-sidebar';
import { markSearchOpener } from '../browser/search-opener';
import { isSearchShortcut } from '../browser/search-shortcut';
import { keepFonts } from '../browser/text-font';
import { panelHash } from '../request/panel-hash';
import { analyticsId } from '../site/browser-settings';
import { controlAttribute, controlsReadyAttribute } from '../site/data-attributes/controls';
import { behaviorsReadyAttribute } from '../site/data-attributes/docs';
import { hydrationAttribute, loadFailureAttribute } from '../site/data-attributes/document';
import { loadFailureEvent, loadTimeoutMs } from '../site/load-failure';
import { type PageCode, pageCodeId, payloadUrl } from '../site/page-code';
import { scriptsFolder } from '../site/scripts-folder';
import { highlightParameter } from '../site-search/search-urls';

/**
 * Hydrates the page when the reader begins to use it. Until then the page is HTML: nothing else loads for a reader who
 * only reads. The last script of the pages that lib/export/defer-hydration.ts has prepared.
 */

/** How long an action waits for the page before its element is shown as busy. */
const busyMs = 200;

const root = document.documentElement;

/** What an action waits for: the attribute of the root element that says that it has started. */
type Requirement = typeof controlsReadyAttribute | typeof behaviorsReadyAttribute;

/** Something the reader did before the page was ready, with its element. */
type Action = { element: HTMLElement; requirement: Requirement; repeat: () => void };
let actions: Action[] = [];

const hasStarted = (requirement: Requirement) => root.hasAttribute(requirement);
const isReady = () => hasStarted(controlsReadyAttribute) && hasStarted(behaviorsReadyAttribute);

const listeners = new AbortController();
const options = { capture: true, signal: listeners.signal };

/** What will not start. */
const failed = new Set<Requirement>();

function fail(requirement: Requirement): void {
  failed.add(requirement);
  for (const action of actions)
    if (action.requirement === requirement) action.element.ariaBusy = null;
  dispatchEvent(new Event(loadFailureEvent));
}

/** Repeats the actions whose requirement has started. */
function repeatActions(): void {
  const ready = actions.filter(({ requirement }) => hasStarted(requirement));
  actions = actions.filter(({ requirement }) => !hasStarted(requirement));
  for (const { element, repeat } of ready) {
    element.ariaBusy = null;
    repeat();
  }
}

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

let hasWoken = false;

/** Hydrates the page, once. */
function wake(): void {
  if (hasWoken) return;
  hasWoken = true;
  root.setAttribute(hydrationAttribute, 'started');
  setTimeout(() => isReady() || fail(behaviorsReadyAttribute), loadTimeoutMs);
  const code: PageCode = JSON.parse(document.getElementById(pageCodeId)?.textContent ?? '');
  hydrate(code).catch(() => fail(behaviorsReadyAttribute));
}

/** Hydrates the page as soon as the browser has time for it. Safari lacks `requestIdleCallback`. */
const wakeWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(wake);

/** If a requirement of an event has not started, keeps the event from the page, and repeats the action then. */
function postpone(
  event: Event,
  element: HTMLElement,
  requirement: Requirement,
  repeat: () => void,
): void {
  if (hasStarted(requirement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const action = { element, requirement, repeat };
  actions.push(action);
  if (failed.has(requirement)) fail(requirement);
  else
    setTimeout(() => {
      if (actions.includes(action) && !failed.has(requirement)) element.ariaBusy = 'true';
    }, busyMs);
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.type === 'submit' || button.closest(`[${loadFailureAttribute}]`)) return;
  const isControl = button.hasAttribute(controlAttribute);
  const requirement = isControl ? controlsReadyAttribute : behaviorsReadyAttribute;
  postpone(event, button, requirement, () => button.click());
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  wake();
  if (isSearchShortcut(event)) {
    event.preventDefault();
    const input = document.querySelector<HTMLInputElement>('[role="search"] input');
    markSearchOpener();
    // The field is in the navbar, which may not be where the reader is. `select` would scroll to it, too.
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(0, input.value.length);
  } else if (
    target instanceof HTMLElement &&
    target.getAttribute(controlAttribute) === 'tab' &&
    /^(Arrow|Home|End)/.test(key)
  ) {
    const repeated = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    postpone(event, target, controlsReadyAttribute, () => target.dispatchEvent(repeated));
  }
}

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

/** Whether only code can make the HTML what this reader should see. */
function isIncomplete(): boolean {
  const { hash, search } = location;
  return (
    (hash.length > 1 && !findHashTarget(hash)) ||
    hash === panelHash ||
    search.includes(`${highlightParameter}=`) ||
    Boolean(analyticsId)
  );
}

root.setAttribute(hydrationAttribute, 'deferred');
// A click on a control is not lost any more.
for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${controlAttribute}]`))
  button.disabled = false;
// This reads the layout. Before the first frame, the browser would lay the page out for it, and again with its fonts.
requestAnimationFrame(scrollSidebarToCurrentPage);
restorePositionAfterLoad();
keepFonts();

addEventListener('click', onClick, options);
addEventListener('keydown', onKeyDown, options);
addEventListener('pointerdown', wake, options);
addEventListener('focusin', onFocusIn, options);
if (isConnectionGood()) {
  addEventListener('pointermove', onPointerMove, options);
  addEventListener('wheel', wake, { ...options, passive: true });
  onReaderScroll(wakeWhenIdle, listeners.signal);
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.includes(scriptsFolder))
      fail(controlsReadyAttribute);
  },
  options,
);
// The script is in the head: it can fail before this one listens. The page is loaded when it has run or failed.
addEventListener('load', () => {
  if (!hasStarted(controlsReadyAttribute) && !failed.has(controlsReadyAttribute))
    fail(controlsReadyAttribute);
});

new MutationObserver((_changes, observer) => {
  if (isReady()) {
    observer.disconnect();
    listeners.abort();
  }
  repeatActions();
}).observe(root, { attributeFilter: [controlsReadyAttribute, behaviorsReadyAttribute] });

if (isIncomplete()) wake();

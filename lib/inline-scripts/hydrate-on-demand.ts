import { isConnectionGood } from '../browser/connection';
import { findHashTarget } from '../browser/hash-target';
import { restorePositionAfterLoad } from '../browser/restore-position-after-load';
import { scrollSidebarToCurrentPage } from '../browser/scroll-sidebar';
import { isSearchShortcut } from '../browser/search-shortcut';
import { updateThemeColor } from '../browser/theme-color';
import { highlightParameter } from '../search/search-urls';
import { analyticsId, colorModeChoices, defaultColorMode } from '../site/browser-settings';
import { selectedAttribute } from '../site/data-attributes/code-blocks';
import { themeAttribute, themeChoiceAttribute } from '../site/data-attributes/color-mode';
import { extrasAttribute, taskAttribute } from '../site/data-attributes/docs';
import {
  hydrationAttribute,
  loadFailureAttribute,
  themeToggleAttribute,
  versionAttribute,
} from '../site/data-attributes/document';
import { loadFailureEvent, loadTimeoutMs } from '../site/load-failure';
import { type PageCode, pageCodeId, payloadUrl } from '../site/page-code';
import { storagePrefix } from '../site/storage-prefix';
import { themeStorageKey } from '../site/theme-storage-key';

/**
 * Hydrates the page when the reader begins to use it. Until then the page is HTML: nothing else loads for somebody who
 * only reads. The last script of the pages that lib/export/defer-hydration.ts has prepared.
 */

/** How long an action waits for the page before its element is shown as busy. */
const busyMs = 200;

const root = document.documentElement;
const isReady = () => root.hasAttribute(extrasAttribute);

/** Something the reader did before the page was ready, with its element. */
type Action = { element: HTMLElement; repeat: () => void };
const actions: Action[] = [];
const listeners = new AbortController();
const options = { capture: true, signal: listeners.signal };

function showBusy(isBusy: boolean): void {
  for (const { element } of actions) {
    if (isBusy) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  }
}

let hasFailed = false;

function fail(): void {
  hasFailed = true;
  showBusy(false);
  dispatchEvent(new Event(loadFailureEvent));
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
  document.head.insertAdjacentHTML('beforeend', stylesheets);
  Object.assign(window, { __next_f: [[0], [1, text]], TURBOPACK: [entry] });
  for (const src of scripts) add('script', { src, async: true });
}

const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
const initialThemeColor = themeColor?.content;

let hasStarted = false;

/** Hydrates the page, once. */
function wake(): void {
  if (hasStarted) return;
  hasStarted = true;
  root.setAttribute(hydrationAttribute, 'started');
  // React only recognizes the element of the server's HTML by its content, and would insert another.
  if (themeColor && initialThemeColor) themeColor.content = initialThemeColor;
  setTimeout(() => isReady() || fail(), loadTimeoutMs);
  const code: PageCode = JSON.parse(document.getElementById(pageCodeId)?.textContent ?? '');
  hydrate(code).catch(fail);
}

/** Keeps an event from the page, which is not ready for it, and repeats the action when it is. */
function postpone(event: Event, element: HTMLElement, repeat: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  actions.push({ element, repeat });
  if (hasFailed) fail();
  else setTimeout(() => isReady() || hasFailed || showBusy(true), busyMs);
}

/** Enables the color mode's button, and shows the mode in it and in the browser's toolbar. */
function describeColorMode(): void {
  updateThemeColor();
  const toggle = document.querySelector<HTMLButtonElement>(`[${themeToggleAttribute}]`);
  const choice = root.getAttribute(themeChoiceAttribute);
  if (!toggle || !choice) return;
  toggle.disabled = false;
  toggle.title = `${choice} mode`;
  toggle.ariaLabel = `Switch between dark and light mode (currently ${choice} mode)`;
}

/** Switches to the next color mode, as components/site/theme-toggle.tsx does. next-themes reads what is stored. */
function switchColorMode(): void {
  const choice = root.getAttribute(themeChoiceAttribute);
  const index = colorModeChoices.map(String).indexOf(choice ?? '');
  const nextChoice = colorModeChoices[(index + 1) % colorModeChoices.length] ?? defaultColorMode;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const systemMode = prefersDark ? 'dark' : 'light';
  root.setAttribute(themeChoiceAttribute, nextChoice);
  root.setAttribute(themeAttribute, nextChoice === 'system' ? systemMode : nextChoice);
  try {
    localStorage.setItem(themeStorageKey, nextChoice);
  } catch {
    // The choice is lost with the document.
  }
  dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: nextChoice }));
  describeColorMode();
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.type === 'submit' || button.closest(`[${loadFailureAttribute}]`)) return;
  if (button.hasAttribute(themeToggleAttribute)) {
    event.stopImmediatePropagation();
    switchColorMode();
    return;
  }
  postpone(event, button, () => button.click());
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  wake();
  if (isSearchShortcut(event)) {
    event.preventDefault();
    const input = document.querySelector<HTMLInputElement>('[role="search"] input');
    input?.focus();
    input?.select();
  } else if (
    target instanceof HTMLElement &&
    target.role === 'tab' &&
    /^(Arrow|Home|End)/.test(key)
  ) {
    const repeated = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    postpone(event, target, () => target.dispatchEvent(repeated));
  }
}

/** The browser moves the focus to the hash's target without the reader. */
function onFocusIn({ target }: FocusEvent): void {
  if (target !== findHashTarget(location.hash)) wake();
}

let pointer: string | undefined;

/** Browsers also report a pointer that rests when the page moves below it. */
function onPointerMove({ clientX, clientY }: PointerEvent): void {
  const position = `${clientX} ${clientY}`;
  if (pointer !== undefined && pointer !== position) wake();
  pointer = position;
}

/** Whether the reader has stored something under a key with this beginning. */
function hasStored(beginning: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(storagePrefix + beginning));
  } catch {
    return false;
  }
}

/** Whether the HTML differs from what this reader should see, because of the address or of stored choices. */
function isIncomplete(): boolean {
  const { hash, search } = location;
  const target = findHashTarget(hash);
  const has = (selector: string) => document.querySelector(selector) !== null;
  return (
    (hash.length > 1 && !target) ||
    Boolean(target?.closest(`details:not([open]),[${selectedAttribute}="false"]`)) ||
    search.includes(`${highlightParameter}=`) ||
    Boolean(analyticsId) ||
    (has('[role="tab"]') && hasStored('tabs.')) ||
    (has(`[${taskAttribute}]`) && hasStored('tasks.')) ||
    (has(`[${versionAttribute}]`) && hasStored('docs-version'))
  );
}

root.setAttribute(hydrationAttribute, 'deferred');
describeColorMode();
scrollSidebarToCurrentPage();
restorePositionAfterLoad();

addEventListener('click', onClick, options);
addEventListener('keydown', onKeyDown, options);
addEventListener('pointerdown', wake, options);
addEventListener('focusin', onFocusIn, options);
if (isConnectionGood()) {
  addEventListener('pointermove', onPointerMove, options);
  addEventListener('wheel', wake, { ...options, passive: true });
}

new MutationObserver((_changes, observer) => {
  if (!isReady()) return;
  observer.disconnect();
  listeners.abort();
  showBusy(false);
  for (const { repeat } of actions) repeat();
}).observe(root, { attributeFilter: [extrasAttribute] });

if (isIncomplete()) wake();

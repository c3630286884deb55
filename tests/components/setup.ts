import '@/app/globals.css';
import { afterEach, beforeEach, expect } from 'vitest';
import { type Locator, locators } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { removeStored } from '@/lib/site/browser/browser-storage';
import { storagePrefix } from '@/lib/site/storage-keys';
// Every page has them. Their listeners stay in the tab, whichever file starts them.
import './controls';

/** What component tests start with. All of them share one tab (vitest.config.ts), which a test must leave as it was. */

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds by a CSS selector what has no role, label, or text of its own. */
    getBySelector: (selector: string) => Locator;
  }
}

locators.extend({ getBySelector: (selector: string) => `css=${selector}` });

// The sandbox runs in the page: a service worker would outlive the test.
Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });

const root = document.documentElement;
const url = location.href;
const rootAttributes = [...root.attributes].map(({ name, value }) => [name, value] as const);

/** Restores what the document's own code is meant to change: its URL, storage, position, and attributes. */
function resetDocument(): void {
  history.replaceState(null, '', url);
  for (const key of Object.keys(localStorage)) removeStored(key.replace(storagePrefix, ''));
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const [name, value] of rootAttributes) root.setAttribute(name, value);
}

/** What a component must remove itself, and what a test must restore. React Aria has one announcer for the document. */
const readLeftovers = () => ({
  elements: [...document.querySelectorAll('body > :not([data-live-announcer])')].map(
    ({ outerHTML }) => outerHTML.slice(0, 200),
  ),
  fetch: globalThis.fetch,
  now: Date.now,
});

let before: ReturnType<typeof readLeftovers>;
beforeEach(() => {
  before = readLeftovers();
});
afterEach(async () => {
  await cleanup();
  resetDocument();
  expect(readLeftovers(), 'The test leaves something for the next one').toEqual(before);
});

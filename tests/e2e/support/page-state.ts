import type { Page } from '@playwright/test';
import { expect } from './fixtures';

declare global {
  interface Window {
    isMarkedByTest?: true;
  }
}

/** Waits until the page's behaviors run (components/islands/start.ts). */
export const waitForBehaviors = (page: Page): Promise<void> =>
  expect(page.locator('html[data-behaviors-ready]')).toBeAttached();

/** Waits until the controls work that need no React (lib/client/controls/controls.ts). */
export const waitForControls = (page: Page): Promise<void> =>
  expect(page.locator('html[data-controls-ready]')).toBeAttached();

/** Waits until the page's controls and behaviors run. */
export async function waitForScripts(page: Page): Promise<void> {
  await waitForControls(page);
  await waitForBehaviors(page);
}

/** Waits until an island is interactive whose HTML was on the page: the first of a kind. */
export const waitForIsland = (page: Page, kind: string): Promise<void> =>
  expect(page.locator(`[data-island="${kind}"]`).first()).toHaveAttribute('data-island-ready', '');

/** Marks the current document, to find out whether the next navigation loads another one. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.isMarkedByTest = true;
  });

/** Follows a link of the page without moving the pointer, so that it is not prefetched. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.getElementById('main')?.append(link);
    link.click();
    link.remove();
  }, href);

/** Returns whether the current document is the one that the test has marked. */
export const isMarkedDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.isMarkedByTest === true);

/**
 * Stops the page's clock. `page.clock.runFor()` advances it, and `page.clock.resume()` starts it again.
 * The test must call `page.clock.install()` before it opens the page.
 */
export const pauseClock = (page: Page): Promise<void> =>
  page.clock.pauseAt(Date.now() + 60 * 60 * 1000);

/** Stores a value before the scripts of each page run. The empty page of a new tab has no storage in Firefox. */
export async function storeBeforePages(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

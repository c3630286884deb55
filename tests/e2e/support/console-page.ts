import type { Locator, Page } from '@playwright/test';
import {
  elementsSelectors,
  elementsTexts,
} from '../../../components/api/stoplight/elements-internals';
import { createSharedTabTest, expect } from './fixtures';

/** Everything that Stoplight Elements renders in the console. */
export const locateElements = (page: Page): Locator => page.locator(elementsSelectors.root);

/** The text area of the body in the request form. */
export const locateBody = (page: Page): Locator => page.locator(elementsSelectors.bodyTextarea);

/** The outcome of the last request. */
export const locateResponse = (page: Page): Locator =>
  page.getByRole('region', { name: 'Response', exact: true });

/** The menu with which a reader selects as whom requests are sent. */
export const locateActor = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Acting as' });

/** Sends requests with a token. Returns its field. */
export async function enterToken(page: Page, token: string): Promise<Locator> {
  await locateActor(page).selectOption('My token');
  const field = page.getByLabel('Access token (X-Token)');
  await field.fill(token);
  return field;
}

/** Waits until Elements displays what the URL asks for. */
export const waitForElements = (page: Page): Promise<void> =>
  expect(page.locator(elementsSelectors.layout)).toBeVisible({ timeout: 30_000 });

/** Waits until the code of the console is loaded, also if it displays the list of operations. */
export const waitForControls = (page: Page): Promise<void> =>
  expect(page.locator('.sandbox-bar')).toBeAttached({ timeout: 30_000 });

/** Waits until a request can be sent. Returns the send button. */
export async function waitForConsole(page: Page): Promise<Locator> {
  const send = page.getByRole('button', { name: elementsTexts.sendButton, exact: true });
  await expect(send).toBeVisible({ timeout: 30_000 });
  return send;
}

/** Selects an entry of a menu of Elements. An open menu closes if the page scrolls, so its button has to be in view. */
export async function selectInMenu(page: Page, button: RegExp, item: Locator): Promise<void> {
  const opener = page.getByRole('button', { name: button });
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await item.click();
}

/** The menu with which a reader selects the server that requests go to. */
export const locateServer = (page: Page): Locator => page.getByRole('combobox', { name: 'Server' });

/** The code of the request. */
export const locateSample = (page: Page): Locator =>
  page.locator(elementsSelectors.codePanel).filter({ hasText: elementsTexts.requestSample });

/** Selects the local server in the console. */
export async function selectLocalServer(page: Page): Promise<void> {
  await locateServer(page).selectOption('Local');
  await expect(locateSample(page)).toContainText('http://localhost:4010/');
}

/** Opens the console at an operation. Returns the send button. */
export async function openOperation(page: Page, operationId: string): Promise<Locator> {
  await page.goto(`/api#/operations/${operationId}`);
  return waitForConsole(page);
}

/** Restores the state of a new tab: no routes, nothing stored, and the initial data of the sandbox. */
async function resetTab(tab: Page): Promise<void> {
  await tab.unrouteAll();
  // Any file of the site. The next page that a test opens is a new document, even if only its hash differs.
  await tab.goto('/robots.txt');
  await tab.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    if (!navigator.serviceWorker.controller) return;
    const body = JSON.stringify({ scenario: 'everyday' });
    const { status } = await fetch('/sandbox/control/reset', { method: 'POST', body });
    if (status >= 400) throw new Error(`The sandbox was not reset: status ${status}`);
  });
}

/**
 * A test whose tab is shared with the other tests of its worker. Every test loads the console again, but from the
 * browser's caches and with the sandbox's worker running, which takes a third of the time. Not for tests of the first
 * visit.
 */
export const testInConsoleTab = createSharedTabTest({}, resetTab);

import type { Page } from '@playwright/test';
import {
  locateActor,
  locateResponse,
  openOperation,
  waitForElements,
} from '../support/console-page';
import { expect, test, testInNewTab } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { observeLayoutShifts, readLayoutShiftScore } from '../support/layout-shifts';
import { waitForScripts } from '../support/page-state';

/** What the reader sees if the console loads slowly, cannot be loaded, or cannot use the browser's storage. */

const name = 'Get an access token';

const documentPath = '**/console/doctor-api.json';
const locateList = (page: Page) =>
  page.getByRole('link', { name: /\/appointments\/\{id\}/ }).first();
const locateFailure = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });
const locateIndicator = (page: Page) => page.getByText('Opening the operation…');

test.describe('if the API description cannot be loaded', () => {
  test.use({ allowErrors: [/ERR_FAILED|status of 404/] });

  const faults = [
    ['no response', undefined],
    ['status 404', { status: 404, body: '' }],
    ['a page of HTML', { body: '<!doctype html>' }],
    ['an object without paths', { body: '{"openapi": "3.1.0", "servers": []}' }],
  ] as const;

  test('the list is displayed after each fault, and a retry loads the console', async ({
    page,
  }) => {
    const failure = locateFailure(page, 'could not be loaded');
    const retry = page.getByRole('button', { name: 'Retry' });
    for (const [index, [fault, response]] of faults.entries()) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        documentPath,
        async (route) => {
          await released;
          if (response) await route.fulfill({ contentType: 'application/json', ...response });
          else await route.abort();
        },
        { times: 1 },
      );
      if (index > 0) await retry.click();
      else await page.goto('/api#/operations/createToken', { waitUntil: 'commit' });
      // Before the response, so that the next message is not the one of the fault before.
      await expect(locateIndicator(page), fault).toBeVisible();
      await expect(failure, fault).toBeHidden();
      release();
      await expect(failure, fault).toBeVisible({ timeout: 30_000 });
      await expect(locateList(page), fault).toBeVisible();
    }
    await retry.click();
    await waitForElements(page);
    await expect(locateList(page)).toBeHidden();
  });
});

for (const [file, path] of [
  ['API description', documentPath],
  ['stylesheet', '**/styles/elements-console.*.css'],
] as const) {
  test(`while the ${file} loads, the operation is named, and nothing moves when it is there`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await observeLayoutShifts(page);
    const release = await holdResponses(page, path, 1);
    await page.goto('/api#/operations/createToken', { waitUntil: 'commit' });
    await expect(page.locator('main').getByText(name, { exact: true }).last()).toBeVisible();
    await expect(locateIndicator(page)).toBeVisible();
    await expect(locateList(page)).toBeHidden();
    release();
    await waitForElements(page);
    await expect(locateIndicator(page)).toHaveCount(0);
    expect(await readLayoutShiftScore(page)).toBeLessThan(0.01);
  });
}

test('the operation is named before the console’s code has arrived', async ({ page }) => {
  const release = await holdResponses(page, '**/scripts/behaviors.*.js');
  await page.goto('/api#/operations/createToken', { waitUntil: 'commit' });
  await expect(page.locator('main').getByText(name, { exact: true }).last()).toBeVisible();
  await expect(locateList(page)).toBeHidden();
  release();
  await waitForElements(page);
});

testInNewTab(
  'if the console takes longer than 20 s, a message offers to load the page again',
  async ({ page }) => {
    await page.clock.install();
    await holdResponses(page, documentPath, 1);
    await page.goto('/api#/operations/createToken');
    // The console waits, and no longer only its HTML.
    await expect(page.locator('main section[aria-busy="true"]')).toBeAttached();
    await waitForScripts(page);
    await expect(locateIndicator(page)).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(locateFailure(page, 'takes longer than usual')).toBeVisible();
    await expect(locateList(page)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForElements(page);
  },
);

// Getters that throw are in tests/e2e/navigation/browser-faults.spec.ts.
test.describe('if the browser denies access to its storage', () => {
  test.use({ allowErrors: [/Browser storage is not available/] });

  for (const [fault, breakStorage] of [
    [
      'the methods throw',
      () => {
        Storage.prototype.getItem = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
        Storage.prototype.setItem = Storage.prototype.getItem;
      },
    ],
    [
      'localStorage is null',
      () => Object.defineProperty(window, 'localStorage', { configurable: true, value: null }),
    ],
  ] as const) {
    test(`because ${fault}, the console sends calls with the token of a user`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      const send = await openOperation(page, 'listAppointments');
      await locateActor(page).selectOption('Support');
      await send.click();
      await expect(locateResponse(page)).toContainText('200 Success');
      await expect(locateResponse(page)).toContainText('as Sam Support');
    });
  }
});

import type { Page } from '@playwright/test';
import { locateDock, openOperation, waitForConsole, waitForElements } from './console-page';
import { expect, test } from './fixtures';
import { holdResponses } from './hold-responses';

/** What the reader sees if the console loads slowly, cannot be loaded, or cannot use the browser's storage. */

const documentPath = '**/console/doctor-api.json';
const locateList = (page: Page) =>
  page.getByRole('link', { name: /\/appointments\/\{id\}/ }).first();
const locateFailure = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });
const locateIndicator = (page: Page) => page.getByText('Loading the console…');

test.describe('if the API description cannot be loaded', () => {
  test.use({ allowErrors: [/ERR_FAILED|status of 404/] });

  for (const [name, response] of [
    ['no response', undefined],
    ['status 404', { status: 404, body: '' }],
    ['a page of HTML', { body: '<!doctype html>' }],
    ['invalid JSON', { body: '{"openapi": "3.1.0"' }],
    ['null', { body: 'null' }],
    ['an empty list', { body: '[]' }],
    ['an empty object', { body: '{}' }],
    ['an object without paths', { body: '{"openapi": "3.1.0", "servers": []}' }],
  ] as const) {
    test(`because of ${name}, the list stays, and a retry loads the console`, async ({ page }) => {
      await page.route(documentPath, (route) =>
        response ? route.fulfill({ contentType: 'application/json', ...response }) : route.abort(),
      );
      await page.goto('/api#/operations/createToken', { waitUntil: 'commit' });
      await expect(locateList(page)).toBeVisible();
      await expect(locateFailure(page, 'could not be loaded')).toBeVisible({ timeout: 30_000 });
      await expect(locateList(page)).toBeVisible();
      await page.unroute(documentPath);
      await page.getByRole('button', { name: 'Retry' }).click();
      await waitForElements(page);
      await expect(locateList(page)).toBeHidden();
    });
  }
});

for (const [name, path] of [
  ['API description', documentPath],
  ['stylesheet', '**/styles/elements-console.*.css'],
] as const) {
  test(`while the ${name} loads, the list stays with an indicator, and nothing is blank`, async ({
    page,
  }) => {
    const release = await holdResponses(page, path, 1);
    await page.goto('/api#/operations/createToken', { waitUntil: 'commit' });
    await expect(locateIndicator(page)).toBeVisible();
    await expect(locateList(page)).toBeVisible();
    release();
    await waitForElements(page);
    await expect(locateIndicator(page)).toHaveCount(0);
    await expect(locateList(page)).toBeHidden();
  });
}

test('if the console takes longer than 20 s, a message offers to load the page again', async ({
  page,
}) => {
  await page.clock.install();
  await holdResponses(page, documentPath, 1);
  const held = page.waitForRequest(documentPath);
  await page.goto('/api#/operations/createToken');
  await held;
  await expect(locateIndicator(page)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(locateFailure(page, 'takes longer than usual')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await waitForElements(page);
});

test.describe('if the browser denies access to its storage', () => {
  test.use({ allowErrors: [/Browser storage is not available/] });

  for (const [name, breakStorage] of [
    [
      'the getters throw',
      () => {
        for (const key of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, key, {
            configurable: true,
            get() {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }
      },
    ],
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
    [
      'it is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`because ${name}, the console sends calls with the token of a user`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      const send = await openOperation(page, 'listAppointments');
      await page.getByRole('button', { name: 'Dana Example' }).click();
      await expect(page.getByText('logged in to the sandbox as Dana Example')).toBeVisible();
      await waitForConsole(page);
      await send.click();
      await expect(locateDock(page)).toContainText('200');
      await expect(locateDock(page)).toContainText('with token');
    });
  }
});

import type { Page } from '@playwright/test';
import { createSharedTabTest, expect } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { responseFaults } from '../support/response-faults';
import { options, searchBox } from '../support/search-panel';

/** What the reader sees if a file of the search is missing, wrong, or slow. */

/** After this time, the search gives up on a response (lib/search/worker/search-worker-client.ts). */
const timeoutMs = 15_000;

const locateLoading = (page: Page) => page.getByText('Loading the search index…');
const locateHit = (page: Page) => options(page).first();
const locateFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The search index could not be loaded.' });

const test = createSharedTabTest({}, async (tab) => {
  await tab.unrouteAll();
  await tab.clock.install();
});

/** Searches in a new document or, after a failure in the test before, again with the button. */
async function search(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) return retry.click();
  await page.goto('/docs');
  return searchBox(page).fill('token');
}

async function expectFailure(page: Page): Promise<void> {
  await expect(locateFailure(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(searchBox(page)).toHaveValue('token');
}

for (const [name, path] of [
  ['worker', '**/search-data/worker.js'],
  ['core of the index', '**/search-data/index-core-*'],
  ['file of terms', '**/search-data/index-terms-*'],
  ['file of stored fields', '**/search-data/index-details-*'],
] as const) {
  test.describe(`if the response for the ${name}`, () => {
    test.use({ allowErrors: [/Failed to load resource|MIME type|SyntaxError/] });

    for (const [fault, respond] of Object.entries(responseFaults)) {
      test(`is ${fault}, a message offers a retry`, async ({ page }) => {
        await page.route(path, respond);
        await Promise.all([page.waitForRequest(path), search(page)]);
        // A worker that is a valid script, but not the portal's, is recognized only by its silence.
        if (name === 'worker' && /list|null|nothing/.test(fault)) {
          await expect(locateLoading(page)).toBeVisible();
          await page.clock.fastForward(timeoutMs);
        }
        await expectFailure(page);
      });
    }

    test('never arrives, a message offers a retry after 15 s', async ({ page }) => {
      const release = await holdResponses(page, path);
      await Promise.all([page.waitForRequest(path), search(page)]);
      await expect(locateLoading(page)).toBeVisible();
      await page.clock.fastForward(timeoutMs);
      await expectFailure(page);
      release();
    });

    test('is late after a failure, the box says that the search loads, and then shows hits', async ({
      page,
    }) => {
      const respondWithError = responseFaults['status 500'];
      await page.route(path, respondWithError);
      await search(page);
      await expectFailure(page);
      await page.unroute(path, respondWithError);
      const release = await holdResponses(page, path);
      await search(page);
      await expect(locateLoading(page)).toBeVisible();
      await page.clock.fastForward(timeoutMs - 5000);
      release();
      await expect(locateHit(page)).toBeVisible();
      await expect(searchBox(page)).toHaveValue('token');
    });
  });
}

test.describe('if files cannot be loaded', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('the box links to the search page, which reports the failure and retries', async ({
    page,
  }) => {
    await page.route('**/search-data/index-*', (route) => route.abort());
    await search(page);
    await page.getByRole('link', { name: 'search page' }).click();
    await expect(page).toHaveURL('/search?q=token');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText(/The search index could not be loaded/);
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByText(/results on/)).toBeVisible();
  });
});

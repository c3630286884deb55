import type { Page } from '@playwright/test';
import { createSharedTabTest, expect } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { options, searchBox } from '../support/search-panel';

/** What the reader sees if a file of the search is missing or slow. Wrong files are tested in lib/search/engine/worker. */

/** After this time, the search gives up on a response (lib/search/engine/worker/search-worker-client.ts). */
const timeoutMs = 15_000;

const test = createSharedTabTest({}, async (tab) => {
  await tab.unrouteAll();
  await tab.clock.install();
});
test.use({ allowErrors: [/Failed to load resource/] });

async function search(page: Page): Promise<void> {
  await page.goto('/docs');
  await searchBox(page).fill('token');
}

for (const [name, path] of [
  ['worker', '**/search-data/worker.js'],
  ['core of the index', '**/search-data/index-core-*'],
  ['file of terms', '**/search-data/index-terms-*'],
  ['file of stored fields', '**/search-data/index-details-*'],
] as const) {
  test(`if the ${name} is missing, a message offers a retry, and hits come when it arrives`, async ({
    page,
  }) => {
    await page.route(path, (route) => route.fulfill({ status: 404, body: '' }));
    await search(page);
    const failure = page.getByRole('alert').filter({ hasText: 'search index could not be loaded' });
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    const release = await holdResponses(page, path);
    await page.getByRole('button', { name: 'Retry' }).click();
    const loading = page.getByText('Loading the search index…');
    await expect(loading).toBeVisible();
    await page.clock.fastForward(timeoutMs);
    await expect(failure).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(loading).toBeVisible();
    await page.clock.fastForward(timeoutMs - 5000);
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('token');
  });
}

test('if files cannot be loaded, the box links to the search page, which retries', async ({
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

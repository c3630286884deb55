import { expect, test } from './page';

test('search by keyboard alone: shortcut, typing, arrows, Enter', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('token');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await options.count()).toBeLessThanOrEqual(8);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  const href = (await options.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('worker and index load on the first focus and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-data/')) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/docs');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await expect.poll(() => loaded.filter((path) => /index-\w+\.json$/.test(path)).length).toBe(1);
});

test('the box clears, closes with Escape, and says when there is nothing', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('zzzzqqq');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).not.toBeFocused();
});

test('«See all results» leads to the search page with the query in its address', async ({
  page,
}) => {
  await page.goto('/docs');
  await page.getByRole('combobox', { name: 'Search' }).fill('appointment');
  await page.getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=appointment');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('appointment');
  await expect(page).toHaveTitle(/Search results for/);
  await expect(page.getByText(/documents? found/)).toBeVisible();
});

test('the search page works by link, follows typing, and fills no history', async ({ page }) => {
  await page.goto('/docs');
  await page.goto('/search?q=policy');
  const box = page.getByRole('searchbox', { name: 'Type your search here' });
  await expect(box).toHaveValue('policy');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await box.fill('policy status');
  await expect(page).toHaveURL('/search?q=policy%20status');
  await box.fill('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('markup in a query stays text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.locator('main img')).toHaveCount(0);
});

test.describe('where the index can’t be loaded', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('the box says so and a retry finds it', async ({ page }) => {
    let broken = true;
    await page.route('**/search-data/index-*', (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto('/docs');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('token');
    await expect(page.getByText('The search index could not be loaded.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('the box says so where its own code is gone, and the page goes on', async ({ page }) => {
    await page.goto('/docs');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Search' }).fill('token');
    await expect(page.getByText('Search could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  });
});

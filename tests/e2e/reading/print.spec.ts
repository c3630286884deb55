import { expect, test } from '../support/fixtures';
import { storeBeforePages, waitForHydration } from '../support/page-state';

test('a page is printed in light mode, without navigation and buttons, and with the URLs of links', async ({
  page,
}) => {
  await storeBeforePages(page, 'theme', 'dark');
  await page.goto('/api/downloads');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.locator('.prose a[href^="https://"]').first();
  const after = await link.evaluate((element) => {
    const { content, maskImage } = getComputedStyle(element, '::after');
    return { content, maskImage };
  });
  expect(after).toEqual({ content: `" (${await link.getAttribute('href')})"`, maskImage: 'none' });
});

test('the samples of an operation are printed as a whole, without "Try it"', async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Try it' })).toBeHidden();
  const isClipped = await page
    .getByRole('region', { name: 'Request' })
    .locator('pre')
    .first()
    .evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  expect(isClipped).toBe(false);
});

test('a playground is not printed, nor its heading', async ({ page }) => {
  await page.goto('/docs/doctor-app/elements/combo');
  const heading = page.getByRole('heading', { name: 'Try it' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Fields' })).toBeVisible();
});

test('all sections of a page are printed, and of tabs the selected one', async ({ page }) => {
  await page.goto('/docs/doctor-app/example-api-calls');
  const heading = page.getByRole('heading', { name: 'Book the visit' });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  const tabs = page.locator('[data-tab-group="language"]').first();
  await expect(tabs.locator('[data-tab="curl"]')).toBeVisible();
  await expect(tabs.locator('[data-tab="Python"]')).toBeHidden();
});

test('the menu of a page is not printed', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-page-menu]')).toBeHidden();
});

test('collapsed details are expanded in print', async ({ page }) => {
  await page.goto('/api/schemas/Policy');
  // Hydration would remove what the test inserts.
  await waitForHydration(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'beforeend',
        '<details><summary>More</summary><p>Collapsed</p></details>',
      ),
    );
  await expect(page.getByText('Collapsed')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Collapsed')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { holdResponses } from '../e2e/support/hold-responses';
import { waitForControls } from '../e2e/support/page-state';
import { expect, root, test, waitForHydration } from './fixture-page';

/** The controls that the settings of the fixture site turn on, on pages that are not hydrated. */

const page1 = `${root}/docs/doctor-app/quick-start`;

test.use({ wakes: false });

/** Opens a page whose code does not arrive until it is released. */
async function openPage(page: Page, path = page1): Promise<() => void> {
  const release = await holdResponses(page, '**/_next/static/chunks/*.js');
  await page.goto(path);
  await waitForControls(page);
  return release;
}

test('the announcement can be closed, and stays closed', async ({ page }) => {
  const release = await openPage(page);
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await waitForHydration(page);
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(announcement).toBeHidden();
});

test('a dropdown opens on hover and by keyboard, and closes on Escape and on a click outside', async ({
  page,
}) => {
  const release = await openPage(page);
  const dropdown = page.getByRole('banner').locator('details', { hasText: 'More' });
  const item = dropdown.getByRole('link', { name: 'Operations' });
  await dropdown.hover();
  await expect(item).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(item).toBeHidden();
  const summary = dropdown.locator('summary');
  await summary.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Space');
  release();
  await waitForHydration(page);
  await expect(item).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(item).toBeHidden();
});

test('a link to a version leads to the same page, and stores the version', async ({ page }) => {
  const release = await openPage(page, `${page1}?x=1#next-steps`);
  const dropdown = page
    .getByRole('banner')
    .locator('details', { has: page.getByText('2.0', { exact: true }) })
    .last();
  await dropdown.locator('summary').press('Enter');
  await dropdown.getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page).toHaveURL(`${root}/docs/versions/1.0/doctor-app/quick-start?x=1#next-steps`);
  expect(await page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBe('1.0');
  release();
});

test('a category that is also a page is expanded by its button, and stays so', async ({ page }) => {
  const release = await openPage(page);
  const button = page.locator('[data-control="toggle-category"][aria-expanded="false"]').first();
  const name = (await button.getAttribute('aria-label'))?.replace('Expand', 'Collapse') ?? '';
  const list = page
    .locator('[data-open]', { has: page.getByRole('button', { name }) })
    .locator('> ul');
  await button.press('Enter');
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(list).toBeVisible();
  await page.getByRole('button', { name }).click();
  await expect(list).toBeHidden();
});

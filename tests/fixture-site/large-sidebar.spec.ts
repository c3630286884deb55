import { holdResponses } from '../e2e/support/hold-responses';
import { waitForControls } from '../e2e/support/page-state';
import { expect, root, test, waitForHydration } from './fixture-page';

/** A sidebar with more than 200 links, of which pages have only those of the open categories. */

const guide = `${root}/docs/doctor-app/quick-start`;
const chunks = '**/_next/static/chunks/*.js';

test.use({ wakes: false });

test('a page has the links of its own category, and the first of each other one', async ({
  request,
}) => {
  const html = await (await request.get(guide)).text();
  expect(html).toContain('>Overview<');
  expect(html).toContain('>Link 1<');
  expect(html).not.toContain('>Link 2<');
});

test('a category that is opened before the page is hydrated has its first link, then all', async ({
  page,
}) => {
  const release = await holdResponses(page, chunks);
  await page.goto(guide);
  await waitForControls(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const links = sidebar.getByRole('link', { name: /^Link \d+$/ });
  await sidebar.getByText('Many links').click();
  await expect(links).toHaveCount(1);
  release();
  await expect(links).toHaveCount(200);
  await sidebar.getByText('Many links').click();
  await expect(links.first()).toBeHidden();
});

test('a category that is also a page has its links when its button opens it', async ({ page }) => {
  await page.goto(guide);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: "Expand sidebar category 'SDK'" }).click();
  await sidebar.getByText('In depth').click();
  await expect(sidebar.getByRole('link', { name: 'SDK integration' })).toBeVisible();
});

test('a category keeps its links when one of them is followed', async ({ page }) => {
  await page.goto(guide);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.locator('details', { has: page.getByText('API', { exact: true }) });
  await category.locator('summary').click();
  await expect(category.getByRole('link')).toHaveCount(3);
  await category.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/api-making-calls`);
  await expect(category.locator('[aria-current="page"]')).toBeVisible();
  await expect(category.getByRole('link')).toHaveCount(3);
});

test('the mobile menu also gets all links, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdResponses(page, chunks);
  await page.goto(guide);
  await waitForControls(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  const links = menu.getByRole('link', { name: /^Link \d+$/ });
  await menu.getByText('Many links').click();
  await expect(links).toHaveCount(1);
  await links.first().focus();
  release();
  await expect(links).toHaveCount(200);
  await expect(links.first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each category leads to its first page, which has the links of the category', async ({
    page,
  }) => {
    await page.goto(guide);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByText('Screens and elements').click();
    const links = sidebar.locator('details[open]').last().getByRole('link');
    await expect(links).toHaveCount(1);
    await links.click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/elements-reference`);
    await expect(sidebar.locator('details[open]').last().getByRole('link')).toHaveCount(4);
  });
});

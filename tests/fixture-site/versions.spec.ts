import type { Page } from '@playwright/test';
import { expect, root, test, waitForBehaviors, waitForHydration } from './fixture-page';

const oldVersion = `${root}/docs/versions/1.0`;
const locateDropdown = (page: Page, label: string) =>
  page
    .getByRole('banner')
    .locator('details', { has: page.getByText(label, { exact: true }) })
    .last();

/** Selects a version in the dropdown. Its links get their final targets from the page's behaviors. */
async function selectVersion(page: Page, from: string, to: string): Promise<void> {
  await waitForBehaviors(page);
  await locateDropdown(page, from).locator('summary').click();
  await locateDropdown(page, from).getByRole('link', { name: to, exact: true }).click();
}

test('the dropdown opens the same page of another version, with its query and anchor', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/quick-start?x=1#next-steps`);
  await expect(page.getByText('Version: 2.0')).toBeVisible();
  await selectVersion(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${oldVersion}/doctor-app/quick-start?x=1#next-steps`);
  await expect(page.getByText('Version: 1.0')).toBeVisible();
  await expect(locateDropdown(page, '1.0').locator('summary')).toHaveText('1.0');
});

test('the dropdown opens the first doc of a version that does not have the page', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/only-in-two`);
  await selectVersion(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${oldVersion}/doctor-app/introduction`);
});

test('a page of an old version links to the same page of the latest version', async ({ page }) => {
  await page.goto(`${oldVersion}/doctor-app/quick-start`);
  const banner = page.getByRole('alert').filter({ hasText: 'documentation' });
  await expect(banner).toHaveText(
    'This is documentation for Doctor App Documentation Hub 1.0, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
  );
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
});

test('the selected version is stored, and links of other pages use it', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await selectVersion(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${oldVersion}/doctor-app/quick-start`);
  await page.goto(`${root}/`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true });
  await expect(link).toHaveAttribute('href', `${oldVersion}/doctor-app/introduction`);
  expect(await page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBe('1.0');
});

test('opening a page does not store its version, and an unknown stored version is removed', async ({
  page,
}) => {
  await page.goto(`${oldVersion}/doctor-app/quick-start`);
  await waitForBehaviors(page);
  expect(await page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBeNull();
  await page.evaluate(() => localStorage.setItem('hub.docs-version', '0.9'));
  await page.goto(`${root}/`);
  await waitForBehaviors(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true });
  await expect(link).toHaveAttribute('href', `${root}/docs/doctor-app/introduction`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBeNull();
});

test('links of an old page, its sidebar, and its pager stay in its version', async ({ page }) => {
  await page.goto(`${oldVersion}/doctor-app/quick-start`);
  await waitForHydration(page);
  const hrefs = await page
    .locator(
      '.prose a[href*="/docs/doctor-app/"], nav[aria-label="Docs sidebar"] a[href*="/docs/doctor-app/"]',
    )
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([]);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${oldVersion}/`));
});

test('the canonical URL of an old page is that of the latest version', async ({ page }) => {
  const html = await (await page.request.get(`${oldVersion}/doctor-app/quick-start`)).text();
  expect(html).toContain(
    '<link rel="canonical" href="https://www.example.com/hub/docs/doctor-app/quick-start"/>',
  );
});

test('the dropdown works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await locateDropdown(page, '2.0').locator('summary').click();
  await locateDropdown(page, '2.0').getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(`${oldVersion}/doctor-app/introduction`);
  await context.close();
});

test('search returns pages of the current version', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search' });
  const first = page.getByRole('listbox').getByRole('option').first();
  await page.goto(`${oldVersion}/doctor-app/overview`);
  await box.fill('quick start');
  await expect(first).toHaveAttribute('href', new RegExp(`^${oldVersion}/doctor-app/quick-start`));
  await page.getByRole('link', { name: 'See all results', exact: true }).click();
  await expect(page).toHaveURL(`${root}/search?q=quick+start&version=1.0`);
  const hit = page.getByRole('main').locator('ol a').first();
  await expect(hit).toHaveAttribute('href', new RegExp(`^${oldVersion}/doctor-app/quick-start`));
  await page.getByLabel('Version of the docs').selectOption('2.0');
  await expect(page).toHaveURL(`${root}/search?q=quick+start`);
  await expect(hit).toHaveAttribute('href', new RegExp(`^${root}/docs/doctor-app/quick-start`));
  // Pages of the API reference are found in every version.
  await page.goto(`${oldVersion}/doctor-app/overview`);
  await box.fill('usersLimit');
  await expect(first).toHaveAttribute('href', new RegExp(`^${root}/api/schemas/`));
});

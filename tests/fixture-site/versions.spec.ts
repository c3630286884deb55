import type { Page } from '@playwright/test';
import { expect, root, test, waitForHydration } from './hub';

const old = `${root}/docs/versions/1.0`;
const dropdown = (page: Page, label: string) =>
  page
    .getByRole('banner')
    .locator('details', { has: page.getByText(label, { exact: true }) })
    .last();
/** The links' last form comes with page-extras.ts, which loads after the page. */
const linked = (page: Page) =>
  expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^rgb/);

async function choose(page: Page, from: string, to: string): Promise<void> {
  await linked(page);
  await dropdown(page, from).locator('summary').click();
  await dropdown(page, from).getByRole('link', { name: to, exact: true }).click();
}

test('the dropdown keeps the page, its query and its anchor, and says which version it is', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/quick-start?x=1#next-steps`);
  await expect(page.getByText('Version: 2.0')).toBeVisible();
  await choose(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${old}/doctor-app/quick-start?x=1#next-steps`);
  await expect(page.getByText('Version: 1.0')).toBeVisible();
  await expect(dropdown(page, '1.0').locator('summary')).toHaveText('1.0');
});

test('a page that the other version does not have leads to that version’s main doc', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/only-in-two`);
  await choose(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${old}/doctor-app/introduction`);
});

test('an old page says so and leads to the same page of the latest version', async ({ page }) => {
  await page.goto(`${old}/doctor-app/quick-start`);
  const banner = page.getByRole('alert').filter({ hasText: 'documentation' });
  await expect(banner).toHaveText(
    'This is documentation for Doctor App Documentation Hub 1.0, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
  );
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
});

test('the chosen version is remembered and used by links from elsewhere', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await choose(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${old}/doctor-app/quick-start`);
  await page.goto(`${root}/`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true });
  await expect(link).toHaveAttribute('href', `${old}/doctor-app/introduction`);
  expect(await page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBe('1.0');
});

test('visiting a version is no choice, and a name that is gone is forgotten', async ({ page }) => {
  await page.goto(`${old}/doctor-app/quick-start`);
  await linked(page);
  expect(await page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBeNull();
  await page.evaluate(() => localStorage.setItem('hub.docs-version', '0.9'));
  await page.goto(`${root}/`);
  await linked(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true });
  await expect(link).toHaveAttribute('href', `${root}/docs/doctor-app/introduction`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hub.docs-version'))).toBeNull();
});

test('links in an old page stay in its version; its sidebar and pager too', async ({ page }) => {
  await page.goto(`${old}/doctor-app/quick-start`);
  await waitForHydration(page);
  const hrefs = await page
    .locator(
      '.prose a[href*="/docs/doctor-app/"], nav[aria-label="Docs sidebar"] a[href*="/docs/doctor-app/"]',
    )
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([]);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${old}/`));
});

test('search engines are sent to the latest version', async ({ page }) => {
  const html = await (await page.request.get(`${old}/doctor-app/quick-start`)).text();
  expect(html).toContain(
    '<link rel="canonical" href="https://www.example.com/hub/docs/doctor-app/quick-start"/>',
  );
});

test('without JavaScript the versions are reached as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await dropdown(page, '2.0').locator('summary').click();
  await dropdown(page, '2.0').getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(`${old}/doctor-app/introduction`);
  await context.close();
});

test('search stays in the version that is read', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search' });
  const first = page.getByRole('listbox').getByRole('option').first();
  await page.goto(`${old}/doctor-app/overview`);
  await box.fill('quick start');
  await expect(first).toHaveAttribute('href', new RegExp(`^${old}/doctor-app/quick-start`));
  await page.getByRole('link', { name: 'See all results', exact: true }).click();
  await expect(page).toHaveURL(`${root}/search?q=quick+start&version=1.0`);
  const hit = page.getByRole('main').locator('ol a').first();
  await expect(hit).toHaveAttribute('href', new RegExp(`^${old}/doctor-app/quick-start`));
  await page.getByLabel('Version of the docs').selectOption('2.0');
  await expect(page).toHaveURL(`${root}/search?q=quick+start`);
  await expect(hit).toHaveAttribute('href', new RegExp(`^${root}/docs/doctor-app/quick-start`));
  // What has no version is found in each.
  await page.goto(`${old}/doctor-app/overview`);
  await box.fill('usersLimit');
  await expect(first).toHaveAttribute('href', new RegExp(`^${root}/api/schemas/`));
});

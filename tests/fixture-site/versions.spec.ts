import type { Page } from '@playwright/test';
import { holdResponses } from '../e2e/support/hold-responses';
import { waitForControls } from '../e2e/support/page-state';
import { expect, root, test, waitForBehaviors, waitForScripts } from './fixture-page';

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

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('hub.docs-version'));

test('the dropdown opens the same page of another version, and the version is used from then on', async ({
  page,
}) => {
  const docs = page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true });
  // Opening a page does not select its version.
  await page.goto(`${oldVersion}/doctor-app/quick-start`);
  await waitForBehaviors(page);
  expect(await readStored(page)).toBeNull();
  await page.goto(`${root}/docs/doctor-app/quick-start?x=1#next-steps`);
  await expect(page.getByText('Version: 2.0')).toBeVisible();
  await selectVersion(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${oldVersion}/doctor-app/quick-start?x=1#next-steps`);
  await expect(page.getByText('Version: 1.0')).toBeVisible();
  await expect(locateDropdown(page, '1.0').locator('summary')).toHaveText('1.0');
  expect(await readStored(page)).toBe('1.0');
  await page.goto(`${root}/`);
  await expect(docs).toHaveAttribute('href', `${oldVersion}/doctor-app/introduction`);
  // An unknown stored version is removed.
  await page.evaluate(() => localStorage.setItem('hub.docs-version', '0.9'));
  await page.goto(`${root}/`);
  await waitForBehaviors(page);
  await expect(docs).toHaveAttribute('href', `${root}/docs/doctor-app/introduction`);
  await expect.poll(() => readStored(page)).toBeNull();
  // The version does not have this page.
  await page.goto(`${root}/docs/doctor-app/only-in-two`);
  await selectVersion(page, '2.0', '1.0');
  await expect(page).toHaveURL(`${oldVersion}/doctor-app/introduction`);
});

test.describe('before the behaviors have started', () => {
  test.use({ startsBehaviors: false });

  test('a link to a version leads to the same page, and stores the version', async ({ page }) => {
    const release = await holdResponses(page, '**/scripts/behaviors.*.js');
    const waitUntil = 'domcontentloaded';
    await page.goto(`${root}/docs/doctor-app/quick-start?x=1#next-steps`, { waitUntil });
    await waitForControls(page);
    await locateDropdown(page, '2.0').locator('summary').press('Enter');
    await locateDropdown(page, '2.0').getByRole('link', { name: '1.0', exact: true }).click();
    await expect(page).toHaveURL(`${oldVersion}/doctor-app/quick-start?x=1#next-steps`);
    expect(await readStored(page)).toBe('1.0');
    release();
  });
});

test('the links of an old page stay in its version, and a banner leads to the latest one', async ({
  page,
}) => {
  await page.goto(`${oldVersion}/doctor-app/quick-start`);
  await waitForScripts(page);
  const banner = page.getByRole('alert').filter({ hasText: 'documentation' });
  await expect(banner).toHaveText(
    'This is documentation for Doctor App Documentation Hub 1.0, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
  );
  const hrefs = await page
    .locator(
      '.prose a[href*="/docs/doctor-app/"], nav[aria-label="Docs sidebar"] a[href*="/docs/doctor-app/"]',
    )
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([]);
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await pager.getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`${oldVersion}/doctor-app/(?!quick-start)`));
  await page.goBack();
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dropdown leads to the first doc of a version', async ({ page }) => {
    await page.goto(`${root}/docs/doctor-app/quick-start`);
    await locateDropdown(page, '2.0').locator('summary').click();
    await locateDropdown(page, '2.0').getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${oldVersion}/doctor-app/introduction`);
  });
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

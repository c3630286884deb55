import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { callSandbox, openSandbox } from '../support/sandbox-page';

/** The cases with known outcomes on the sandbox's page. */

// The browser logs each refused call, and most of these are refused on purpose.
test.use({ allowErrors: [/Failed to load resource.*40[35]/] });

const locateCase = (page: Page, title: string) =>
  page.locator('[data-case]').filter({ has: page.getByText(title, { exact: true }) });
const runButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Run: ${title}`, exact: true });

test('the groups are collapsed on a phone only, where the page would be long', async ({ page }) => {
  await openSandbox(page);
  await expect(locateCase(page, 'Excess of 20%')).toBeVisible();
  await expect(page.getByText('4 cases', { exact: true }).first()).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(locateCase(page, 'Excess of 20%')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
  await page.getByRole('article').getByText('4 cases', { exact: true }).first().click();
  await expect(locateCase(page, 'Excess of 20%')).toBeVisible();
});

test('a link to a case opens its group, also if the filter hides it', async ({ page }) => {
  await page.goto('/api/sandbox#excess-of-20');
  await expect(locateCase(page, 'Excess of 20%')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Filter the cases' }).fill('promo');
  await expect(locateCase(page, 'Excess of 20%')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#wrong-company-id';
  });
  await expect(locateCase(page, 'Wrong company id')).toBeInViewport();
});

test('a filter without a match says so, and a button clears it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSandbox(page);
  const filter = page.getByRole('searchbox', { name: 'Filter the cases' });
  const readTop = () => filter.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const top = await readTop();
  await filter.fill('nothing has this');
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No cases' })).toHaveCount(1);
  expect(await readTop()).toBe(top);
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Clear the filter' })).toBeHidden();
  await expect(page.getByText('32 of 32')).toBeVisible();
  // The groups are collapsed as before.
  await expect(locateCase(page, 'Excess of 20%')).toBeHidden();
});

test('a case that was run shows what was compared', async ({ page }) => {
  await openSandbox(page);
  await runButton(page, 'Excess of 20%').click();
  const item = locateCase(page, 'Excess of 20%');
  await item.getByText('What was compared').click();
  const cells = (name: string) => item.getByRole('row').filter({ hasText: name });
  await expect(cells('status')).toHaveText('status200200');
  await expect(cells('excessAmount')).toHaveText('excessAmount1212');
  await expect(cells('patient.excessPercentage')).toBeVisible();
});

test('the filter shows the cases with all of its words, and hides empty groups', async ({
  page,
}) => {
  await openSandbox(page);
  const filter = page.getByRole('searchbox', { name: 'Filter the cases' });
  await filter.fill('promo refused');
  await expect(locateCase(page, 'Promo code refused: it has expired')).toBeVisible();
  await expect(locateCase(page, 'Excess of 20%')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Excess', exact: true })).toBeHidden();
  await filter.fill('');
  await expect(page.getByRole('heading', { name: 'Excess', exact: true })).toBeVisible();
  await expect(locateCase(page, 'Excess of 20%')).toBeVisible();
});

test('a case runs in the page and gets a check mark, and says if the data has changed', async ({
  page,
}) => {
  await openSandbox(page);
  await runButton(page, 'Wrong company id').click();
  await expect(locateCase(page, 'Wrong company id').getByRole('status')).toContainText(
    'As expected',
  );
  const title = 'Request that expires soon';
  await callSandbox(page, '/appointment', {
    method: 'POST',
    token: 'sandbox-rosa-token',
    body: { appointmentId: 70522, status: 'PATIENT_CANCELLED_REQUEST' },
  });
  await runButton(page, title).click();
  const status = locateCase(page, title).getByRole('status');
  await expect(status).toContainText('Its data has changed');
  await page.reload();
  await expect(locateCase(page, 'Wrong company id').getByRole('status')).toContainText(
    'As expected',
  );
  await page.getByRole('button', { name: /^Reset the sandbox and run all/ }).click();
  await expect(status).toContainText('As expected', { timeout: 20_000 });
});

test('all cases have their outcomes', async ({ page }) => {
  await openSandbox(page);
  const count = await page.locator('[data-case]').count();
  await page.getByRole('button', { name: /^Reset the sandbox and run all/ }).click();
  await expect(page.getByText(`${count} of ${count} as expected`)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.locator('[data-outcome="met"]')).toHaveCount(count);
});

test('the page of the operation says whether a case has its outcome, and the case is marked', async ({
  page,
}) => {
  await openSandbox(page);
  const title = 'Needs the passport';
  await page.getByRole('link', { name: `Try it: ${title}`, exact: true }).click();
  const panel = page.getByRole('region', { name: 'Try it' });
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText(`As expected for the case ${title}.`)).toBeVisible();
  await page.goBack();
  await expect(locateCase(page, title).getByRole('status')).toContainText('As expected');
});

test('a file that cannot be loaded is reported, and loads with the next click', async ({
  page,
}) => {
  await page.route('**/requests/sandbox-cases.json', (route) => route.fulfill({ status: 405 }));
  await openSandbox(page);
  const status = locateCase(page, 'Excess of 20%').getByRole('status');
  await runButton(page, 'Excess of 20%').click();
  await expect(status).toContainText('could not be run');
  await page.unrouteAll();
  await runButton(page, 'Excess of 20%').click();
  await expect(status).toContainText('As expected');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cases and the accounts can be read', async ({ page }) => {
    await page.goto('/api/sandbox');
    await expect(locateCase(page, 'Excess of 20%')).toContainText('excessAmount: 12');
    await expect(page.getByRole('button', { name: /^Run: / })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'dana@example.com' })).toContainText(
      '5f0f8a4e-example-token',
    );
  });
});

test.describe('accessibility', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  test('axe finds no violations in cases with and without their outcome', async ({ page }) => {
    await openSandbox(page);
    await runButton(page, 'Excess of 20%').click();
    await expect(locateCase(page, 'Excess of 20%').getByRole('status')).toContainText(
      'As expected',
    );
    expect(await findViolations(page, { include: '[data-cases]' })).toEqual([]);
  });
});

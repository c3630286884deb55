import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForScripts } from '../support/page-state';

/**
 * “View as” of the API reference: as whom a page is read (components/api/reference/view-as.tsx). What it writes into
 * a page is tested in components/api/reference/view-as.browser.test.tsx.
 */

const list = '/api/operations';
/** An operation that the specification opens to insurance carrier users only. */
const carrierOperation = '/api/operations/searchPolicies';
/** A schema with fields for privileged callers, and the name of one. */
const schema = '/api/schemas/Appointment';
const privilegedField = 'appointmentFeeNet';

const locateRoot = (page: Page) => page.locator('html');
const locateSelect = (page: Page) => page.getByRole('combobox', { name: 'View as' });
const locateStatus = (page: Page) => page.locator('.view-as').getByRole('status');
const locateListed = (page: Page) =>
  page.getByRole('main').locator('li', { has: page.getByText('Search policies', { exact: true }) });

test('dims operations, and stays for the visit: in links, on reload, on other pages, and in requests', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(list);
  await waitForScripts(page);
  await locateSelect(page).selectOption('Doctor');
  await expect(locateListed(page)).toContainText('Not for Doctor');
  await expect(locateStatus(page)).toContainText(/\d+ of \d+ operations are not for Doctor/);
  await expect(page.locator('[data-sidebar] a', { hasText: 'Search policies' })).toHaveAttribute(
    'aria-description',
    /Not for Doctor/,
  );
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('main').getByRole('link', { name: 'Search policies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search policies' })).toBeVisible();
  await expect(page).toHaveURL(`${carrierOperation}?as=doctor`);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await expect(locateSelect(page)).toHaveValue('doctor');
  await expect(locateStatus(page)).toContainText('Not for Doctor');
  await page.goBack();
  await expect(page).toHaveURL(`${list}?as=doctor`);
  await expect(locateListed(page)).toContainText('Not for Doctor');
  await page.reload();
  await expect(locateListed(page)).toContainText('Not for Doctor');
  await page.goto(schema);
  await expect(page).toHaveURL(`${schema}?as=doctor`);
  await expect(page.locator(`#${privilegedField}`)).toContainText('whether Doctor sees it');
  await page.goto('/api/operations/getAppointment');
  await expect(page.locator(`[id="200.${privilegedField}"]`)).toContainText(
    'whether Doctor sees it',
  );
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.getByRole('combobox', { name: 'Acting as' })).toHaveValue('doctor');
});

test('is that of samples in the docs, whose address has no role', async ({ page }) => {
  const doc = '/docs/doctor-app/api-making-calls';
  await page.goto(`${list}?as=doctor`);
  await expect(locateSelect(page)).toHaveValue('doctor');
  await page.goto(doc);
  await waitForScripts(page);
  await expect(page).toHaveURL(doc);
  const block = page.locator('[data-run]', { hasText: '$TOKEN' }).first();
  await block.getByRole('button', { name: /^Run/ }).click();
  await expect(block.getByRole('region', { name: 'Sandbox response' })).toContainText(
    'as Doctor, your role in the reference',
  );
});

test('starts on a page that a soft navigation opens', async ({ page }) => {
  await page.goto('/docs/doctor-app/api-integration');
  await waitForScripts(page);
  await page.getByRole('main').locator(`a[href="${carrierOperation}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search policies' })).toBeVisible();
  await locateSelect(page).selectOption('User');
  await expect(locateStatus(page)).toContainText('Not for User');
});

test.describe('before other scripts load', () => {
  test.use({ startsBehaviors: false, allowErrors: [/net::ERR_FAILED/] });

  test('a link selects a role, and the page is dimmed before the script runs', async ({ page }) => {
    await page.route('**/scripts/view-as.*.js', (route) => route.abort());
    await page.goto(`${list}?as=doctor`);
    await expect(locateRoot(page)).toHaveAttribute('data-role-denied', 'carrier');
    await page.unroute('**/scripts/view-as.*.js');
    await page.reload();
    await expect(locateListed(page)).toContainText('Not for Doctor');
    await expect(locateRoot(page)).toHaveAttribute('data-prepared', 'waiting');
    await page.evaluate(() => document.dispatchEvent(new Event('focusin')));
    await waitForScripts(page);
    await expect(locateListed(page)).toContainText('Not for Doctor');
    await expect(locateSelect(page)).toHaveValue('doctor');
  });

  test('the select works with the keyboard', async ({ page }) => {
    await page.goto(list);
    await locateSelect(page).focus();
    await page.keyboard.type('Carr');
    await expect(locateSelect(page)).toHaveValue('carrier');
    await expect(page).toHaveURL(`${list}?as=carrier`);
    await expect(locateSelect(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('“View as” is not shown', async ({ page }) => {
    await page.goto(`${list}?as=doctor`);
    await expect(page.locator('.view-as')).toBeHidden();
    await expect(locateListed(page)).toBeVisible();
  });
});

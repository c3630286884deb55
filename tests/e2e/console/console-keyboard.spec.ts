import type { Page } from '@playwright/test';
import {
  locateBody,
  locateResponse,
  openOperation,
  testInConsoleTab as test,
  waitForConsole,
} from '../support/console-page';
import { expect } from '../support/fixtures';

/** What readers do in the console without a pointer. */

const press = (page: Page, key: string) => page.keyboard.press(key);

test('the skip links lead to the main part, and to the request of the same operation', async ({
  page,
}) => {
  await openOperation(page, 'saveAppointment');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('/api#/operations/saveAppointment');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Skip to the request' })).toBeFocused();
  await press(page, 'Enter');
  // The form of the operation begins with its body.
  await expect(
    page.getByRole('heading', { name: 'Create or update an appointment' }),
  ).toBeVisible();
  const isInForm = () =>
    page.evaluate(() => document.activeElement?.closest('.TryItPanel') !== null);
  expect(await isInForm()).toBe(true);
});

test('Tab leaves the editor of the body in both directions, and nothing is typed', async ({
  page,
}) => {
  const send = await openOperation(page, 'saveAppointment');
  const body = locateBody(page);
  const text = await body.inputValue();
  await body.focus();
  await press(page, 'Tab');
  await expect(send).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(body).toBeFocused();
  await press(page, 'Escape');
  await expect(body).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(body).not.toBeFocused();
  await expect(body).toHaveValue(text);
});

test('after sending, the focus stays on the button, and the response comes after the form', async ({
  page,
}) => {
  const send = await openOperation(page, 'listAppointments');
  const response = locateResponse(page);
  await send.focus();
  await press(page, 'Enter');
  await expect(response).toContainText('200 Success');
  await expect(send).toBeFocused();
  // The menu of servers.
  await press(page, 'Tab');
  await press(page, 'Tab');
  const isInResponse = () => response.evaluate((pane) => pane.contains(document.activeElement));
  expect(await isInResponse()).toBe(true);
  await response.getByRole('button', { name: 'Clear' }).focus();
  await press(page, 'Enter');
  await expect(response).toBeFocused();
});

test('Ctrl+Enter sends the request from the form', async ({ page }) => {
  await openOperation(page, 'createToken');
  await locateBody(page).focus();
  await press(page, 'Control+Enter');
  await expect(locateResponse(page)).toContainText('200 Success');
  await expect(locateBody(page)).toBeFocused();
});

test('Escape closes what the bar has opened, and returns the focus', async ({ page }) => {
  await openOperation(page, 'createToken');
  const summary = page.locator('.sandbox-bar > summary');
  await summary.focus();
  await press(page, 'Enter');
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(reset).toBeVisible({ timeout: 20_000 });
  await reset.focus();
  await press(page, 'Escape');
  await expect(summary).toBeFocused();
  await expect(reset).toBeHidden();
});

test('an operation is opened from the list by keyboard, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/api');
  const link = page.getByRole('link', { name: /List appointments$/ });
  await expect(link).toHaveAttribute('href', /^#/);
  await link.focus();
  await press(page, 'Enter');
  await waitForConsole(page);
  await expect(page.getByRole('region', { name: 'List appointments' })).toBeFocused();
  const back = page.getByRole('link', { name: 'Operations', exact: true }).last();
  await back.focus();
  await press(page, 'Enter');
  await expect(link).toBeFocused();
});

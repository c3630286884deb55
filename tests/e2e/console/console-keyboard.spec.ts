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

test('an operation is found, opened, and sent by keyboard, and the focus is never lost', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/api');
  const list = page.getByRole('navigation', { name: 'Operations' });
  const link = list.getByRole('link', { name: /List appointments$/ });
  await expect(link).toHaveAttribute('href', /^#/);
  await list.getByRole('searchbox').fill('get appointments');
  await expect(list.getByRole('link', { name: /Create a token$/ })).toHaveCount(0);
  await link.focus();
  await press(page, 'Enter');
  const send = await waitForConsole(page);
  await expect(page).toHaveURL('/api#/operations/listAppointments');
  await expect(page.getByRole('region', { name: 'List appointments' })).toBeFocused();

  const response = locateResponse(page);
  await send.focus();
  await press(page, 'Enter');
  await expect(response).toContainText('200 Success');
  await expect(send).toBeFocused();
  await press(page, 'Tab');
  expect(await response.evaluate((pane) => pane.contains(document.activeElement))).toBe(true);
  await response.getByRole('button', { name: 'Clear' }).focus();
  await press(page, 'Enter');
  await expect(response).toBeFocused();

  await page.getByRole('link', { name: 'Operations', exact: true }).last().focus();
  await press(page, 'Enter');
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/api#/operations/listAppointments');
});

test('the skip links lead to the request, whose editor can be left, and from which it is sent', async ({
  page,
}) => {
  const send = await openOperation(page, 'saveAppointment');
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
  await body.focus();
  await press(page, 'Control+Enter');
  await expect(locateResponse(page)).toContainText('200 Success');
  await expect(body).toBeFocused();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForIsland } from '../support/page-state';

/** The demonstration on the home page. Its screen and its layout are tested in components/home. */

const locateDemo = (page: Page) => page.getByRole('group', { name: 'A visit, step by step' });
const locatePhone = (page: Page) => locateDemo(page).getByRole('group', { name: 'Screen' });
const locateRecord = (page: Page) => locateDemo(page).locator('pre');
const locateStatus = (page: Page) =>
  locateDemo(page).getByRole('region', { name: 'API v2' }).getByRole('status');

test('each request changes the appointment and the screen of the doctor', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  const demo = locateDemo(page);
  await expect(locatePhone(page)).toContainText('New request');
  await demo.getByRole('button', { name: 'Send the request' }).click();
  await expect(locateStatus(page)).toContainText('The visit is now REQUESTED.');
  await expect(locateStatus(page)).toContainText('200 · POST /appointment');
  await expect(locateRecord(page)).toContainText('"appointmentRevisionId": 1');
  await demo.getByRole('button', { name: 'Confirm for the doctor' }).click();
  await expect(locateRecord(page)).toContainText('"status": "APPOINTMENT_SCHEDULED"');
  await expect(locatePhone(page)).toContainText('Scheduled');
  await demo.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(locatePhone(page)).toContainText('Canceled');
  // The button that was used is gone, so the keyboard continues at the outcome.
  await expect(locateStatus(page)).toBeFocused();
  await demo.getByRole('button', { name: 'Start again' }).click();
  await expect(locatePhone(page)).toContainText('New request');
  await expect(demo.getByRole('button', { name: 'Send the request' })).toBeVisible();
});

test.describe('without the code of the sandbox', () => {
  // The sandbox runs in the page, whose code can be blocked.
  test.use({
    allowErrors: [/Failed to load resource|Service Worker registration blocked/],
    serviceWorkers: 'block',
  });

  test('a message says so, and the step can be repeated', async ({ page }) => {
    await page.goto('/');
    await locateDemo(page).hover();
    await waitForIsland(page, 'visit');
    await page.route('**/scripts/*.js', (route) => route.abort());
    const send = locateDemo(page).getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(locateDemo(page).getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await send.click();
    await expect(locateStatus(page)).toContainText('The visit is now REQUESTED.');
    await expect(locateStatus(page)).toContainText('200 · GET /appointments/1');
  });
});

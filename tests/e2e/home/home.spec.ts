import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/page-state';

/** The home page: a visit whose requests run in the sandbox, and the doctor's screen that shows it. */

const locateDemo = (page: Page) => page.getByRole('group', { name: 'A visit, step by step' });
const locatePhone = (page: Page) => locateDemo(page).getByRole('group', { name: 'Screen' });
const locateRecord = (page: Page) => locateDemo(page).locator('pre');
const locateStatus = (page: Page) =>
  locateDemo(page).getByRole('region', { name: 'API v2' }).getByRole('status');

test('each request changes the appointment and the screen of the doctor', async ({ page }) => {
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

test('the buttons of the screen work before and after the first request', async ({ page }) => {
  await page.goto('/');
  // The reader's sandbox has no visit yet: it is requested first.
  await locatePhone(page).getByRole('button', { name: 'Confirm the visit' }).click();
  await expect(locateStatus(page)).toContainText('The visit is now APPOINTMENT_SCHEDULED.');
  await expect(locateStatus(page).getByText('200 · POST /appointment').first()).toBeVisible();
  await locateDemo(page).getByRole('button', { name: 'Cancel the visit' }).click();
  await locateDemo(page).getByRole('button', { name: 'Start again' }).click();
  await locateDemo(page).getByRole('button', { name: 'Send the request' }).click();
  await locatePhone(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(locatePhone(page)).toContainText('Refused');
  await expect(locateDemo(page).getByRole('button', { name: 'Start again' })).toBeVisible();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a step shows its outcome below it, and nothing scrolls', async ({ page }) => {
    await page.goto('/');
    const send = locateDemo(page).getByRole('button', { name: 'Send the request' });
    await send.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => scrollY);
    await send.click();
    const outcome = locateDemo(page).getByText('200 · The visit is now REQUESTED');
    await expect(outcome).toBeInViewport();
    await expect(outcome).toBeFocused();
    const confirm = locateDemo(page).getByRole('button', { name: 'Confirm for the doctor' });
    await expect(confirm).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(y);
  });
});

test('pointing at a field marks what shows it', async ({ page }) => {
  await page.goto('/');
  await locateRecord(page).getByText('"scheduledTimestamp"').hover();
  await expect(locatePhone(page).locator('[data-marked]')).toContainText('March 9, 2027');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(locatePhone(page).locator('[data-marked]')).toHaveCount(0);
});

test.describe('without the code of the sandbox', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a message says so, and the step can be repeated', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.route('**/service-worker.js', (route) => route.abort());
    const isRunner = (url: URL) => /_next\/static\/chunks\/.*\.js$/.test(url.pathname);
    await page.route(isRunner, (route) => route.abort());
    await locateDemo(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(locateDemo(page).getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await locateDemo(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(locateStatus(page)).toContainText('The visit is now REQUESTED.');
  });
});

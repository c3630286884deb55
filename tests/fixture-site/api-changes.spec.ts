import type { Page } from '@playwright/test';
import { expect, root, test, waitForHydration } from './fixture-page';

/** The example release 2.0 in openapi/history of this folder, compared with 1.9. */
const locateRelease = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Version 2.0' }) });

test.describe('the page of changes', () => {
  test('says what breaks clients, why, who is affected, and what to do', async ({ page }) => {
    await page.goto(`${root}/api/changes`);
    const schema = locateRelease(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Appointment Schema' }) });
    const removed = schema.getByRole('listitem').filter({ hasText: 'Field notes removed' });
    await expect(removed).toContainText('Breaking');
    await expect(removed).toContainText('Notes are in the chat.');
    await expect(removed).toContainText('Read the chat instead.');
    await expect(schema).toContainText('Every caller, Receivers of webhooks');
    await schema.getByRole('link', { name: 'Optional field usersLimit added' }).click();
    await expect(page).toHaveURL(`${root}/api/schemas/Appointment#usersLimit`);
  });

  test('has an Atom feed and JSON with absolute URLs', async ({ page, request }) => {
    await page.goto(`${root}/api/changes`);
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    const href = String(await feed.getAttribute('href'));
    expect(new URL(href).pathname).toBe(`${root}/openapi/changes.xml`);
    const text = await (await request.get(new URL(href).pathname)).text();
    const titles = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml');
      return [...document.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
    }, text);
    expect(titles).toEqual(['API description 2.0', 'API description 1.9']);
    const { releases } = await (await request.get(`${root}/openapi/changes.json`)).json();
    expect(releases[0].groups.flatMap(({ url }: { url?: string }) => url ?? [])).toContain(
      'https://www.example.com/hub/api/schemas/Appointment',
    );
  });

  test('has no horizontal scroll on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${root}/api/changes`);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(320);
  });
});

test.describe('badges', () => {
  test('are on operations, schemas and fields that the latest release changed', async ({
    page,
  }) => {
    await page.goto(`${root}/api/schemas/Appointment`);
    await expect(page.locator('#usersLimit')).toContainText('New');
    await expect(page.locator('#appointmentId')).not.toContainText('New');
    await expect(
      page.getByRole('article').getByRole('link', { name: 'Changed', exact: true }),
    ).toBeVisible();
    await page.goto(`${root}/api/schemas/ErrorRecord`);
    await expect(page.locator('#message')).toContainText('Deprecated');
    await page.goto(`${root}/api/operations`);
    const list = page.getByRole('article').getByRole('listitem');
    const item = (name: string) => list.filter({ hasText: name });
    await expect(item('An appointment changed')).toContainText('New');
    await expect(item('Create a token')).toContainText('Changed');
    await expect(item('Read an appointment')).not.toContainText(/New|Changed/);
  });

  test('are in search', async ({ page }) => {
    await page.goto(`${root}/search?q=usersLimit`);
    await waitForHydration(page);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.filter({ hasText: 'usersLimit' }).first()).toContainText('New');
  });
});

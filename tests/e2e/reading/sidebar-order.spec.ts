import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const guide = '/docs/doctor-app/quick-start';

/** Moves the focus from the last control of the navbar to the next element. */
async function leaveNavbar(page: Page) {
  await page.getByRole('button', { name: /Switch between dark/ }).focus();
  await page.keyboard.press('Tab');
}

test('the sidebar follows the page in the document and precedes it for the keyboard', async ({
  page,
  request,
}) => {
  const html = await (await request.get(guide)).text();
  expect(html.indexOf('data-sidebar=')).toBeGreaterThan(html.indexOf('</main>'));
  await page.goto(guide);
  const sidebar = page.locator('[data-sidebar]');
  await leaveNavbar(page);
  await expect(sidebar.locator(':focus')).toBeVisible();
  await sidebar.locator('nav > details > summary').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('a browser without reading-flow has a link to the sidebar', async ({ page }) => {
  await page.route(/quick-start$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('reading-flow', '-unknown');
    await route.fulfill({ response, body });
  });
  await page.goto(guide);
  await leaveNavbar(page);
  const link = page.getByRole('link', { name: 'Skip to sidebar' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-sidebar] :focus')).toBeVisible();
});

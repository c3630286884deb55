import { expect, test } from '../support/fixtures';

test('a browser without reading-flow has a link to the sidebar', async ({ page }) => {
  await page.route(/quick-start$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('reading-flow', '-unknown');
    await route.fulfill({ response, body });
  });
  await page.goto('/docs/doctor-app/quick-start');
  // The last control of the navbar.
  await page.getByRole('button', { name: /Switch between dark/ }).focus();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to sidebar' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-sidebar] :focus')).toBeVisible();
});

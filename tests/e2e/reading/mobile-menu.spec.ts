import { expect, test } from '../support/fixtures';
import { searchBox } from '../support/search-panel';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone, the menu leads through the docs, and the search finds pages', {
  tag: '@smoke',
}, async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  const sidebar = menu.getByRole('navigation', { name: 'Docs sidebar' });
  const main = menu.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const overview = '/docs/doctor-app/overview';
  await page.goto('/');
  await toggle.click();
  await main.getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(/\/docs\/doctor-app\//);
  await expect(menu).toBeHidden();

  await page.goto(overview);
  await toggle.click();
  await expect(sidebar).toBeVisible();
  await expect(main).toBeHidden();
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(main).toBeVisible();
  await menu.getByRole('button', { name: 'Pages of this section' }).click();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(overview);
  await expect(toggle).toBeFocused();

  await toggle.click();
  await sidebar.getByText('Integrations', { exact: true }).click();
  await sidebar.getByRole('link', { name: 'API security' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(menu).toBeHidden();
  // The page has replaced the history entry of the menu.
  await page.goBack();
  await expect(page).toHaveURL(overview);
  await expect(menu).toBeHidden();

  await searchBox(page).fill('token');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(overview);
});

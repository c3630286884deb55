import { expect, test } from './page';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu opens, leads on, and closes', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Integrations' })).toBeVisible();
  await menu
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: /security/i })
    .click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(menu).toBeHidden();
});

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu closes where the layout becomes the desktop’s', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.setViewportSize({ width: 996, height: 740 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 997, height: 740 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('search takes the whole screen', async ({ page }) => {
  await page.goto('/docs');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await box.fill('token');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL('/docs');
});

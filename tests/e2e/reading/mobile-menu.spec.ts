import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { searchBox } from '../support/search-panel';

test.use({ viewport: { width: 360, height: 740 } });

const locateMenu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const locateToggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

async function openMenu(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await locateToggle(page).click();
  await expect(locateMenu(page)).toBeVisible();
}

test('on a doc, the menu opens at the docs sidebar, whose links close it', async ({ page }) => {
  await openMenu(page, '/docs/doctor-app/overview');
  const menu = locateMenu(page);
  const sidebar = menu.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await sidebar.getByText('Integrate', { exact: true }).click();
  await sidebar.getByRole('link', { name: /security/i }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(menu).toBeHidden();
});

test('the menu switches between the docs sidebar and the main menu, and always opens at the sidebar', async ({
  page,
}) => {
  await openMenu(page, '/docs/doctor-app/overview');
  const menu = locateMenu(page);
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  const main = menu.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Integrations' })).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await menu.getByRole('button', { name: 'Pages of this section' }).click();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await menu.getByRole('button', { name: 'Close navigation bar' }).click();
  await locateToggle(page).click();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('a page without a sidebar opens the main menu', async ({ page }) => {
  await openMenu(page, '/');
  const menu = locateMenu(page);
  await expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /Back to main menu/ })).toHaveCount(0);
});

test('Escape closes the menu and returns the focus to the button', async ({ page }) => {
  await openMenu(page, '/');
  await page.keyboard.press('Escape');
  await expect(locateMenu(page)).toBeHidden();
  await expect(locateToggle(page)).toBeFocused();
  await expect(locateToggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the open menu traps the focus', async ({ page }) => {
  await openMenu(page, '/');
  const focusables = await locateMenu(page).locator('a, button').count();
  for (let step = 0; step < focusables + 2; step++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
    });
    expect(isInside).toBe(true);
  }
});

test('the page behind the open menu does not scroll', async ({ page }) => {
  await openMenu(page, '/docs');
  const readOverflow = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  await expect.poll(readOverflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(locateMenu(page)).toBeHidden();
  await expect.poll(readOverflow).toBe('visible');
});

test('a click on the backdrop closes the menu', async ({ page }) => {
  await openMenu(page, '/docs');
  await page.mouse.click(330, 400);
  await expect(locateMenu(page)).toBeHidden();
});

test('the menu closes at the desktop breakpoint: at 997 px, not at 996 px', async ({ page }) => {
  await openMenu(page, '/docs');
  await page.setViewportSize({ width: 996, height: 740 });
  await expect(locateMenu(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 740 });
  await expect(locateMenu(page)).toBeHidden();
});

test('Back closes the menu and stays on the page', async ({ page }) => {
  await page.goto('/docs');
  await openMenu(page, '/docs/doctor-app/overview');
  await page.goBack();
  await expect(locateMenu(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('the menu leaves no entry in the history', async ({ page }) => {
  await openMenu(page, '/docs/doctor-app/overview');
  const sidebar = locateMenu(page).getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Quick start' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect(locateMenu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect(locateMenu(page)).toBeHidden();
});

test('a link to the current page closes the menu', async ({ page }) => {
  await openMenu(page, '/docs/doctor-app/overview');
  const sidebar = locateMenu(page).getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Overview' }).click();
  await expect(locateMenu(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
});

test('search works on a small screen', async ({ page }) => {
  await page.goto('/docs');
  const box = searchBox(page);
  await box.click();
  await box.fill('token');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL('/docs');
});

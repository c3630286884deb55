import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 740 } });

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await buttonOf(page).click();
  await expect(menuOf(page)).toBeVisible();
}

test('in the docs the menu opens on the page’s own menu and leads on', async ({ page }) => {
  await open(page, '/docs/doctor-app/overview');
  const menu = menuOf(page);
  const sidebar = menu.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await sidebar.getByText('API', { exact: true }).click();
  await sidebar.getByRole('link', { name: /security/i }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(menu).toBeHidden();
});

test('«Back to main menu» leads to the navbar’s items, and back again; the next time is as the first', async ({
  page,
}) => {
  await open(page, '/docs/doctor-app/overview');
  const menu = menuOf(page);
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  const main = menu.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Integrations' })).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await menu.getByRole('button', { name: 'Pages of this section' }).click();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await menu.getByRole('button', { name: 'Close navigation bar' }).click();
  await buttonOf(page).click();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('a page without a sidebar opens the main menu', async ({ page }) => {
  await open(page, '/');
  const menu = menuOf(page);
  await expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /Back to main menu/ })).toHaveCount(0);
});

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the focus stays inside while it is open', async ({ page }) => {
  await open(page, '/');
  const focusables = await menuOf(page).locator('a, button').count();
  for (let step = 0; step < focusables + 2; step++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') ? 'in' : 'out';
    });
    expect(where).toBe('in');
  }
});

test('the page behind does not scroll, and does again afterwards', async ({ page }) => {
  await open(page, '/docs');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  expect(await overflow()).toBe('visible');
});

test('the backdrop closes the menu', async ({ page }) => {
  await open(page, '/docs');
  await page.mouse.click(330, 400);
  await expect(menuOf(page)).toBeHidden();
});

test('the menu closes where the layout becomes the desktop’s: at 997 px, not at 996', async ({
  page,
}) => {
  await open(page, '/docs');
  await page.setViewportSize({ width: 996, height: 740 });
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 740 });
  await expect(menuOf(page)).toBeHidden();
});

test('the browser’s Back closes the menu and stays on the page', async ({ page }) => {
  await page.goto('/docs');
  await open(page, '/docs/doctor-app/overview');
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('the menu leaves no entry of its own in the history', async ({ page }) => {
  await open(page, '/docs/doctor-app/overview');
  const sidebar = menuOf(page).getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Quick start' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect(menuOf(page)).toBeHidden();
});

test('the link to the page one is on closes the menu', async ({ page }) => {
  await open(page, '/docs/doctor-app/overview');
  const sidebar = menuOf(page).getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Overview' }).click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
});

test.describe('where the menu’s code is gone', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('it says so, and the page goes on', async ({ page }) => {
    await page.goto('/docs');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await buttonOf(page).click();
    await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
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

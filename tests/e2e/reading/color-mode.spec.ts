import { expect, test } from '../support/fixtures';

test.use({ allowErrors: [/Failed to load resource: net::ERR_FAILED/] });

const toggle = /Switch between dark and light mode/;

test('the mode is light by default, independent of the system, and the choice is stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' })
    .click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page
    .getByRole('button', { name: 'Switch between dark and light mode (currently dark mode)' })
    .click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the stored mode is set before the site’s scripts run', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('button', { name: toggle }).click();
  // Without the site's script files, only an inline script can set the mode.
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/docs/doctor-app/overview', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an unknown stored mode is removed, and the mode is light', async ({ page }) => {
  await page.goto('/docs');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(page.getByRole('button', { name: toggle })).toHaveAttribute('title', 'light mode');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('nothing is stored before the reader chooses a mode', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('button', { name: toggle })).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the theme color is white in light mode and follows the mode', async ({ page }) => {
  await page.goto('/docs');
  // Browsers use the first one.
  const themeColor = page.locator('meta[name="theme-color"]').first();
  await expect(themeColor).toHaveAttribute('content', '#ffffff');
  const background = () => getComputedStyle(document.body).backgroundColor;
  expect(await page.evaluate(background)).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: toggle }).click();
  await expect(themeColor).toHaveAttribute('content', 'rgb(11, 16, 28)');
});

test('the toggle announces changes, and is disabled until it works', async ({ page, request }) => {
  const html = await (await request.get('/docs')).text();
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Switch between dark and light/);
  await page.goto('/docs');
  await expect(page.getByRole('button', { name: toggle })).toHaveAttribute('aria-live', 'polite');
});

test('the mode of other tabs follows', async ({ page, context }) => {
  await page.goto('/docs');
  const other = await context.newPage();
  await other.goto('/docs');
  await other.getByRole('button', { name: toggle }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
